#!/usr/bin/env python3
"""Says whether drand's quicknet has signed a round: Python 3.8 or newer, nothing to install, no network.

    python3 quicknet.py 1000 b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39

It was written from what is published of the scheme bls-unchained-g1-rfc9380 (RFC 9380, and the pairing of BLS12-381) for
reading, not for speed: a signature takes half a second. It handles nothing secret. verify-a-draw.py uses it when it is beside it.
Ends with 0 where it is signed, with 1 where it is not and with 2 when it was not told enough.
"""

import hashlib
import sys

PUBLIC_KEY = (
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

# The field, the order of the groups, and the number (without its sign) that the curve was made from.
P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
X = 0xD201000000010000
G2 = (
    "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
    "024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
)


def numbers(text):
    return [int(line, 16) for line in text.split()]


# Where hashes land first: the curve y^2 = x^3 + A x + B, with the 11-isogeny that leads from it (RFC 9380, E.2).
A = 0x144698A3B8E9433D693A02C96D4982B0EA985383EE66A8D8E8981AEFD881AC98936F8DA0E0F97F5CF428082D584C1D
B = 0x12E2908D11688030018B12E8753EEE3B2016C1F0F24F4070A0B9C14FCEF35EF55A23215A316CEAA5D1CC48E98E172BE0
Z = 11
X_TOP = numbers(
    """
    11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7
    17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb
    d54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0
    1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861
    e99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9
    1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983
    d6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84
    17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e
    80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317
    169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e
    10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b
    6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229
    """
)
X_BOTTOM = numbers(
    """
    8ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1c
    12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bff
    b2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19
    3425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8
    13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21e
    e7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5
    772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3a
    14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5e
    a10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641
    95fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0a
    1
    """
)
Y_TOP = numbers(
    """
    90d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33
    134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696
    cc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6
    1f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cb
    8cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedb
    16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0
    4ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2
    987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29
    9fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587
    e1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30
    19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132
    18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8e
    b182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8
    245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133
    5c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224b
    15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604
    """
)
Y_BOTTOM = numbers(
    """
    16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1
    1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03d
    58df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2
    16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416
    be0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001d
    8d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7ac
    166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775c
    16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9
    1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4a
    167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55
    4d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8
    accbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092
    ad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345cc
    2660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7
    e0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8f
    1
    """
)



def root(value):
    """A square root in the field, or None."""
    found = pow(value, (P + 1) // 4, P)
    return found if found * found % P == value % P else None


class Pair:
    """A number a + b i of the field whose i is a root of -1. The second group's points have such coordinates."""

    def __init__(self, a, b):
        self.a, self.b = a % P, b % P

    def __add__(self, other):
        return Pair(self.a + other.a, self.b + other.b)

    def __sub__(self, other):
        return Pair(self.a - other.a, self.b - other.b)

    def __mul__(self, other):
        return Pair(self.a * other.a - self.b * other.b, self.a * other.b + self.b * other.a)

    def times(self, number):
        return Pair(self.a * number, self.b * number)

    def inverse(self):
        norm = pow(self.a * self.a + self.b * self.b, -1, P)
        return Pair(self.a * norm, -self.b * norm)

    def root(self):
        norm = root(self.a * self.a + self.b * self.b)
        half = pow(2, -1, P)
        for sign in (1, -1):
            a = root((self.a + sign * norm) * half)
            if a:
                return Pair(a, self.b * half * pow(a, -1, P))
        raise ValueError("no such point")


def add(one, other):
    """Adds two points of the first group; None is the point at infinity."""
    if one is None or other is None:
        return one or other
    (x, y), (x2, y2) = one, other
    if x == x2:
        if (y + y2) % P == 0:
            return None
        slope = 3 * x * x * pow(2 * y, -1, P) % P
    else:
        slope = (y2 - y) * pow(x2 - x, -1, P) % P
    x3 = (slope * slope - x - x2) % P
    return x3, (slope * (x - x3) - y) % P


def times(number, point):
    sum_ = None
    for bit in bin(number)[2:]:
        sum_ = add(sum_, sum_)
        if bit == "1":
            sum_ = add(sum_, point)
    return sum_


def read_short(data):
    """A point of the first group from its 48 bytes; None where they are none, or one of no or another order."""
    x = int.from_bytes(data, "big") & (2**381 - 1)
    if len(data) != 48 or data[0] >> 6 != 0b10 or x >= P:
        return None
    y = root(x**3 + 4)
    if y is None:
        return None
    is_large = bool(data[0] & 0x20)
    point = (x, y if (y > P - y) == is_large else P - y)
    return point if times(R, point) is None else None


def read_long(text):
    """A point of the second group from its 96 bytes; for points that are known to be right."""
    data = bytes.fromhex(text)
    x = Pair(int.from_bytes(data[48:], "big"), int.from_bytes(data[:48], "big") & (2**381 - 1))
    y = (x * x * x + Pair(4, 4)).root()
    is_large = y.b > P - y.b if y.b else y.a > P - y.a
    return x, y if is_large == bool(data[0] & 0x20) else Pair(-y.a, -y.b)


def sha256(data):
    return hashlib.sha256(data).digest()


def spread(message, length):
    """As many bytes as are wanted of a message (RFC 9380, 5.3.1)."""
    tag = TAG + bytes([len(TAG)])
    first = sha256(bytes(64) + message + length.to_bytes(2, "big") + b"\x00" + tag)
    blocks = [sha256(first + b"\x01" + tag)]
    while 32 * len(blocks) < length:
        mixed = bytes(one ^ other for one, other in zip(first, blocks[-1]))
        blocks.append(sha256(mixed + bytes([len(blocks) + 1]) + tag))
    return b"".join(blocks)[:length]


def polynomial(factors, x):
    sum_ = 0
    for factor in reversed(factors):
        sum_ = (sum_ * x + factor) % P
    return sum_


def land(u):
    """A point of the curve for a number of the field (RFC 9380, 6.6.2 and 6.6.3)."""
    square = Z * u * u % P
    bottom = (square * square + square) % P
    x = (-B * pow(A, -1, P) * (1 + pow(bottom, -1, P)) if bottom else B * pow(Z * A, -1, P)) % P
    y = root(x**3 + A * x + B)
    if y is None:
        x = square * x % P
        y = root(x**3 + A * x + B)
    if y % 2 != u % 2:
        y = P - y
    x_out = polynomial(X_TOP, x) * pow(polynomial(X_BOTTOM, x), -1, P) % P
    return x_out, y * polynomial(Y_TOP, x) * pow(polynomial(Y_BOTTOM, x), -1, P) % P


def hash_to_point(message):
    data = spread(message, 128)
    first, second = (int.from_bytes(data[at : at + 64], "big") % P for at in (0, 64))
    return times(X + 1, add(land(first), land(second)))


# The pairing's values are numbers of twelve parts: c0 + c1 w + ... + c11 w^11, where w^12 = 2 w^6 - 2 and i = w^6 - 1.
ONE = [1] + [0] * 11


def multiply(one, other):
    long = [0] * 23
    for at, left in enumerate(one):
        if left:
            for place, right in enumerate(other):
                long[at + place] += left * right
    for at in range(22, 11, -1):
        long[at - 6] += 2 * long[at]
        long[at - 12] -= 2 * long[at]
    return [part % P for part in long[:12]]


def power(base, exponent):
    result = ONE
    for bit in bin(exponent)[2:]:
        result = multiply(result, result)
        if bit == "1":
            result = multiply(result, base)
    return result


def line(slope, through, point):
    """The line through a point of the second group, at a point of the first, times w^3, which the last power takes away."""
    (x, y), (at_x, at_y) = through, point
    still, moving = slope * x - y, slope.times(-at_x)
    return [still.a - still.b, 0, moving.a - moving.b, at_y, 0, 0, still.b, 0, moving.b, 0, 0, 0]


def miller(point, other):
    """Miller's loop of a point of the first group and one of the second."""
    result, (x, y) = ONE, other
    for bit in bin(X)[3:]:
        slope = (x * x).times(3) * y.times(2).inverse()
        result = multiply(multiply(result, result), line(slope, (x, y), point))
        next_x = slope * slope - x.times(2)
        x, y = next_x, slope * (x - next_x) - y
        if bit == "1":
            slope = (y - other[1]) * (x - other[0]).inverse()
            result = multiply(result, line(slope, (x, y), point))
            next_x = slope * slope - x - other[0]
            x, y = next_x, slope * (x - next_x) - y
    return result


def is_signed(round_, signature):
    """Whether quicknet has said this in a round: one pairing of the signature must be one of the round's hash."""
    point = read_short(signature)
    if point is None or not 1 <= round_ < 2**64:
        return False
    hashed = hash_to_point(sha256(round_.to_bytes(8, "big")))
    opposite = (point[0], P - point[1])
    both = multiply(miller(opposite, read_long(G2)), miller(hashed, read_long(PUBLIC_KEY)))
    return power(both, (P**12 - 1) // R) == ONE


def main(words):
    try:
        round_, signature = int(words[0]), bytes.fromhex(words[1])
    except (IndexError, ValueError):
        print("quicknet.py ROUND SIGNATURE", file=sys.stderr)
        return 2
    if not is_signed(round_, signature):
        print(f"WRONG: quicknet has not signed round {round_} so.", file=sys.stderr)
        return 1
    print(f"RIGHT: quicknet has signed round {round_}. It says {sha256(signature).hex()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
