/**
 * The neighbourhood of an address, for counting tries: the first three numbers of IPv4, the first 48 bits of IPv6.
 * An IPv4 address in IPv6 clothes counts as the IPv4 address.
 */
export function networkRange(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(ip);
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':').toLowerCase()}::/48`;
}
