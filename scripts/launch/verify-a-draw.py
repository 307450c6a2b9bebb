#!/usr/bin/env python3
"""Draws a lottery of the launch platform again without the exchange: its published files, Python 3.8 or newer, no network.

    python3 verify-a-draw.py announcement.json tickets.json result.json [ticket.json ...]

With quicknet.py in the same folder it also checks that the public beacon has signed what it is said to have said.

It was written from docs/verify-a-draw.md and shares no code with the product, so that one mistake is not made twice.
Ends with 0 when everything is right, with 1 when a part does not hold, which it names, and with 2 when it was not told enough.
"""

import hashlib
import hmac
import json
import re
import sys

# Leaves nothing behind in the folder that it is run in.
sys.dont_write_bytecode = True
try:
    from quicknet import is_signed
except ImportError:
    is_signed = None

HEX = re.compile(r"(?:[0-9a-f]{2})*\Z")
NUMBER = re.compile(r"(?:0|[1-9][0-9]{0,19})\Z")
FORMAT = re.compile(r"bourse-draw-(announcement|tickets|result|ticket)-v1\Z")
SOURCE = re.compile(r"[0-9a-z-]{1,64}\Z")
BEACONS = ("drand", "block")
QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
QUICKNET_GENESIS_MS, QUICKNET_PERIOD_MS = 1692803367000, 3000
WHOLE_MAX = 2**53 - 1


class Wrong(Exception):
    """Which part does not hold, and why."""

    def __init__(self, part, why):
        super().__init__(f"{part}: {why}")


class Part:
    """Reads the values of one file, and blames it where one is not what it must be."""

    def __init__(self, name, value):
        self.name, self.value = name, value

    def demand(self, is_right, why):
        if not is_right:
            raise Wrong(self.name, why)

    def take(self, key, within=None):
        source = self.value if within is None else within
        self.demand(isinstance(source, dict) and key in source, f"{key} is missing")
        return source[key]

    def whole(self, key, within=None):
        value = self.take(key, within)
        # In Python, true is a whole number.
        is_whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= WHOLE_MAX
        self.demand(is_whole, f"{key} is no whole number: {value!r}")
        return value

    def bytes_(self, value, length, what):
        is_hex = isinstance(value, str) and HEX.match(value) is not None and len(value) == 2 * length
        self.demand(is_hex, f"{what} is not {length} bytes in lower-case hexadecimal digits")
        return bytes.fromhex(value)

    def list_(self, key):
        value = self.take(key)
        self.demand(isinstance(value, list), f"{key} is no list")
        return value


def sha256(data):
    return hashlib.sha256(data).digest()


def eight(number):
    return number.to_bytes(8, "big")


def leaf_of(number, owner):
    return sha256(b"\x00" + eight(number) + owner)


def node_of(left, right):
    return sha256(b"\x01" + left + right)


def root_of(owners):
    """Level by level; a node without a sibling goes up as it is."""
    level = [leaf_of(number, owner) for number, owner in enumerate(owners)]
    while len(level) > 1:
        pairs = [node_of(level[at], level[at + 1]) for at in range(0, len(level) - 1, 2)]
        level = pairs + (level[-1:] if len(level) % 2 else [])
    return level[0]


def top_of_path(number, count, owner, proof):
    """The root that a ticket and its siblings lead to; None where there are too few or too many of those."""
    node, rest = leaf_of(number, owner), list(proof)
    while count > 1:
        if number % 2 == 1 or number + 1 < count:
            if not rest:
                return None
            sibling = rest.pop(0)
            node = node_of(sibling, node) if number % 2 == 1 else node_of(node, sibling)
        number, count = number // 2, (count + 1) // 2
    return None if rest else node


def draw(seed, owners, winners, most_each):
    order, won, drawn, counter = list(range(len(owners))), {}, [], 0
    for at in range(len(order)):
        if len(drawn) >= winners:
            break
        left = len(order) - at
        fair = 2**256 - 2**256 % left
        while True:
            random = int.from_bytes(hmac.new(seed, eight(counter), hashlib.sha256).digest(), "big")
            counter += 1
            if random < fair:
                break
        place = at + random % left
        order[at], order[place] = order[place], order[at]
        number = order[at]
        if won.get(owners[number], 0) < most_each:
            won[owners[number]] = won.get(owners[number], 0) + 1
            drawn.append(number)
    return drawn


def project_of(part):
    text = part.take("project")
    part.demand(isinstance(text, str) and NUMBER.match(text) and int(text) < 2**64, "project is no number of 8 bytes")
    return int(text)


def beacon_of(part):
    beacon = part.take("beacon")
    kind, source, round_ = part.take("kind", beacon), part.take("source", beacon), part.whole("round", beacon)
    is_known = kind in BEACONS and isinstance(source, str) and SOURCE.match(source) is not None
    part.demand(is_known, f"{kind!r} of {source!r} is no beacon that is known here")
    return kind, source, round_


def read_announcement(part):
    kind, source, round_ = beacon_of(part)
    draw_at = part.whole("drawAtMs")
    if kind == "drand":
        part.demand(source == QUICKNET, "the beacon is not drand's quicknet")
        first = max(1, -((QUICKNET_GENESIS_MS - draw_at) // QUICKNET_PERIOD_MS) + 1)
        part.demand(round_ == first, f"the beacon's round is {round_}, and the first one of that moment is {first}")
    else:
        part.demand(round_ * 1000 > draw_at - 1000, "the block that counts may be older than the draw")
    return {
        "beacon": (kind, source, round_),
        "winners": part.whole("winners"),
        "most_each": part.whole("mostEach"),
        "commit": part.bytes_(part.take("commit"), 32, "the commit"),
    }


def read_tickets(part):
    """The owners by ticket number, and the root that they really have."""
    owners = [part.bytes_(owner, 32, f"ticket {number}") for number, owner in enumerate(part.list_("tickets"))]
    part.demand(part.whole("count") == len(owners), f"there are {len(owners)} tickets, and count says otherwise")
    root = part.take("root")
    if not owners:
        part.demand(root is None, "a list without a ticket has no root")
        return owners, None
    said, counted = part.bytes_(root, 32, "the root"), root_of(owners)
    part.demand(said == counted, f"the list has the root {counted.hex()}, and the file says {said.hex()}")
    return owners, said


def read_beacon(part, announced):
    kind, source, round_ = beacon_of(part)
    part.demand(
        (kind, source, round_) == announced,
        f"the beacon is {kind} {source} {round_}, and {' '.join(map(str, announced))} was announced",
    )
    beacon = part.take("beacon")
    randomness = part.bytes_(part.take("randomness", beacon), 32, "the randomness")
    signature = part.take("signature", beacon)
    if kind == "drand":
        signed = part.bytes_(signature, 48, "the beacon's signature")
        part.demand(randomness == sha256(signed), "the randomness is not the hash of the beacon's signature")
        part.demand(is_signed is None or is_signed(round_, signed), f"quicknet has not signed its round {round_} so")
    else:
        part.demand(signature is None, "a block has no signature")
    return randomness


def check_winners(part, project, announced, owners, root, seed, randomness):
    said = part.list_("winners")
    counted = []
    if owners:
        decided = sha256(b"LAUNCH-DRAW-v1" + eight(project) + root + seed + randomness)
        counted = draw(decided, owners, announced["winners"], announced["most_each"])
    is_numbers = all(isinstance(number, int) and not isinstance(number, bool) for number in said)
    part.demand(is_numbers, "a winner is no ticket number")
    for place, number in enumerate(counted):
        if place >= len(said) or said[place] != number:
            told = str(said[place]) if place < len(said) else "nothing"
            part.demand(False, f"the draw's place {place + 1} is ticket {number}, and the file says {told}")
    part.demand(len(said) == len(counted), f"{len(counted)} tickets win, and the file has {len(said)}")
    return counted


def check_ticket(part, owners, root, winners):
    number, count = part.whole("number"), part.whole("count")
    owner = part.bytes_(part.take("owner"), 32, "the owner")
    proof = [part.bytes_(each, 32, "a hash of the proof") for each in part.list_("proof")]
    part.demand(count == len(owners) and number < count, "the list has another number of tickets")
    part.demand(part.bytes_(part.take("root"), 32, "the root") == root, "it is of a list with another root")
    part.demand(owners[number] == owner, "the list says that this ticket is somebody else's")
    part.demand(top_of_path(number, count, owner, proof) == root, "its proof does not lead to the root")
    mine = [each for each, of in enumerate(owners) if of == owner]
    fates = ", ".join(f"{each} {'won' if each in winners else 'did not win'}" for each in mine)
    return f"the owner of ticket {number} has {len(mine)}: {fates}"


def verify(files):
    """What is right, line by line. The first part that does not hold ends it, because what follows from it is no other."""
    announcement, tickets, result = (files[kind] for kind in ("announcement", "tickets", "result"))
    project = project_of(announcement)
    for part in (tickets, result, *files["ticket"]):
        part.demand(project_of(part) == project, "it is of another project")
    announced = read_announcement(announcement)
    yield f"project {project}: {announced['winners']} winners, at most {announced['most_each']} for each person"
    owners, root = read_tickets(tickets)
    yield f"{len(owners)} tickets of {len(set(owners))} people" + (f", with the root {root.hex()}" if root else "")
    seed = result.bytes_(result.take("serverSeed"), 32, "the seed")
    Part("seed", None).demand(sha256(seed) == announced["commit"], "it is not the one that was committed to")
    yield "the seed is the one that was committed to"
    randomness = read_beacon(Part("beacon", result.value), announced["beacon"])
    yield f"the beacon {' '.join(map(str, announced['beacon']))} said {randomness.hex()}"
    if announced["beacon"][0] == "block":
        yield "whether that is the block is not checked here: ask an explorer of its chain"
    elif is_signed:
        yield "quicknet has signed it"
    else:
        yield "whether quicknet has signed it is not checked: quicknet.py is not beside this program"
    winners = check_winners(Part("winners", result.value), project, announced, owners, root, seed, randomness)
    yield "winners, in the order drawn: " + (", ".join(map(str, winners)) or "nobody")
    for part in files["ticket"]:
        yield check_ticket(part, owners, root, set(winners))


def read(path):
    def once(pairs):
        # What reads the last of two equal keys and what reads the first would see two different files.
        if len(dict(pairs)) != len(pairs):
            raise ValueError("a key is there twice")
        return dict(pairs)

    with open(path, encoding="utf-8") as file:
        value = json.load(file, object_pairs_hook=once)
    match = FORMAT.match(value["format"]) if isinstance(value, dict) and isinstance(value.get("format"), str) else None
    if not match:
        raise ValueError("it is no file of a draw")
    return match.group(1), value


def main(paths):
    files = {"ticket": []}
    for path in paths:
        try:
            kind, value = read(path)
        except (OSError, ValueError, RecursionError) as error:
            print(f"WRONG: {path}: {error}", file=sys.stderr)
            return 1
        if kind == "ticket":
            files[kind].append(Part(f"ticket in {path}", value))
        elif kind in files:
            print(f"There are two files of the kind {kind}.", file=sys.stderr)
            return 2
        else:
            files[kind] = Part(kind, value)
    missing = [kind for kind in ("announcement", "tickets", "result") if kind not in files]
    if missing:
        print(f"verify-a-draw.py needs the three files of a draw; missing: {', '.join(missing)}", file=sys.stderr)
        return 2
    try:
        for line in verify(files):
            print(line)
    except Wrong as error:
        print(f"WRONG: {error}", file=sys.stderr)
        return 1
    print("RIGHT: drawn again from these files, the same tickets win.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
