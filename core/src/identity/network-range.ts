/**
 * The neighbourhood of an address, for counting tries: the first three numbers of IPv4, the first 48 bits of IPv6.
 * An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function networkRange(ip: string): string {
  const v4 = plainIpv4(ip);
  if (v4 !== null) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = ipv6Groups(ip);
  return groups === null ? ip : `${groups.slice(0, 3).join(':')}::/48`;
}

/**
 * The network that counts as one caller in limits by address: a whole IPv4 address, or the first 64 bits of IPv6,
 * because whoever has one IPv6 address has all of its /64. An IPv4 address written as IPv6 counts as the IPv4 address;
 * a text that is no address stands for itself.
 */
export function callerNetwork(ip: string): string {
  // Nearly every caller has an IPv4 address, which needs no parsing.
  if (!ip.includes(':')) return ip;
  const v4 = plainIpv4(ip);
  if (v4 !== null) return v4;
  const groups = ipv6Groups(ip);
  return groups === null ? ip : `${groups.slice(0, 4).join(':')}::/64`;
}

const IPV4 = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
/** The prefix of an IPv4 address written as IPv6. */
const CLOTHES = '0:0:0:0:0:ffff';

function plainIpv4(ip: string): string | null {
  const unclothed = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  if (IPV4.test(unclothed)) return unclothed;
  const groups = ipv6Groups(ip);
  if (groups === null || groups.slice(0, 6).join(':') !== CLOTHES) return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address in the shortest spelling, whatever its own spelling; null for anything else. */
function ipv6Groups(ip: string): readonly string[] | null {
  const [address = ''] = ip.split('%');
  const halves = hexTail(address).split('::');
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** The last 32 bits may be written as an IPv4 address. */
function hexTail(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const tail = address.slice(at);
  if (!IPV4.test(tail)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
  return `${address.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
