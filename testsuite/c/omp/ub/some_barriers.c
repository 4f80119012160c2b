// One thread comes to no barrier.
int omp_get_thread_num(void);

static void wait_for_all(void)
{
#pragma omp barrier // stops: a deadlock
}

int main(void)
{
#pragma omp parallel num_threads(3)
    {
        if (omp_get_thread_num())
            wait_for_all();
    } // other: 11
    return 0;
}
