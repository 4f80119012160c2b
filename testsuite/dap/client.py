"""A small client of the Debug Adapter Protocol: requests are sent one by one, events are kept."""
import json
import subprocess

SECONDS = 20


class Client:
    """`incoming` is read and `outgoing` written, both unbuffered binary files."""

    def __init__(self, incoming, outgoing):
        self.incoming, self.outgoing = incoming, outgoing
        self.sent, self.events, self.received, self.told = 0, [], b"", []

    def send_bytes(self, data):
        self.outgoing.write(data)
        self.outgoing.flush()

    def send(self, command, arguments=None):
        self.sent += 1
        text = json.dumps({"seq": self.sent, "type": "request", "command": command,
                           "arguments": arguments or {}}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
        return self.sent

    def fill(self):
        got = self.incoming.read(1 << 16)
        if not got:
            raise EOFError
        self.received += got

    def read(self):
        while b"\r\n\r\n" not in self.received:
            self.fill()
        header, _, self.received = self.received.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        while len(self.received) < length:
            self.fill()
        text, self.received = self.received[:length], self.received[length:]
        message = json.loads(text)
        if message.get("event") == "output":
            self.told.append((message["body"]["category"], message["body"]["output"]))
        return message

    def response(self, number):
        while True:
            message = self.read()
            if message["type"] == "event":
                self.events.append(message)
            elif message["request_seq"] == number:
                return message
            else:
                raise AssertionError(f"an answer to {message['request_seq']}, not {number}")

    def ask(self, command, arguments=None):
        """The body; what fails is an AssertionError with the message."""
        answer = self.response(self.send(command, arguments))
        assert answer["success"], f"{command}: {answer['message']}"
        return answer["body"]

    def refused(self, command, arguments=None):
        answer = self.response(self.send(command, arguments))
        assert not answer["success"], f"{command} was not refused"
        return answer["message"]

    def event(self, *names):
        """The next of these names; others before it are dropped."""
        while True:
            message = self.events.pop(0) if self.events else self.read()
            assert message["type"] == "event", message
            if message["event"] in names:
                return message

    def output(self, category):
        """What was told of it by now, and not asked for before."""
        found = "".join(text for said, text in self.told if said == category)
        self.told = [(said, text) for said, text in self.told if said != category]
        return found


class Adapter(Client):
    """The program as an adapter on its standard input and output."""

    def __init__(self, program, *flags):
        self.process = subprocess.Popen([program, "dap", *flags], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        super().__init__(self.process.stdout, self.process.stdin)

    def open(self, program, before=lambda client: None, **launch):
        """Launched, `before` has set what it likes, and the run goes."""
        self.ask("initialize", {"adapterID": "mlir-interp"})
        self.ask("launch", {"program": str(program), **launch})
        self.event("initialized")
        before(self)
        self.ask("configurationDone")
        return self

    def stopped(self):
        event = self.event("stopped", "terminated")
        assert event["event"] == "stopped", "it has ended"
        return event["body"]

    def top(self):
        return self.ask("stackTrace", {"threadId": 1, "levels": 1})["stackFrames"][0]

    def line(self):
        return self.top()["line"]

    def scopes(self):
        return {s["name"]: s["variablesReference"]
                for s in self.ask("scopes", {"frameId": self.top()["id"]})["scopes"]}

    def variables(self, reference, **more):
        found = self.ask("variables", {"variablesReference": reference, **more})["variables"]
        return {v["name"]: v for v in found}

    def evaluate(self, text, context="watch"):
        return self.ask("evaluate", {"expression": text, "context": context,
                                     "frameId": self.top()["id"]})["result"]

    def leave(self):
        self.ask("disconnect")
        return self.end()

    def end(self):
        self.process.stdin.close()
        status = self.process.wait(SECONDS)
        self.process.stdout.close()
        self.process.stderr.close()
        return status
