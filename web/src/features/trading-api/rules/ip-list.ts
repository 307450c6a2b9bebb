const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const IPV6 = /^(?=.*:.*:)[0-9A-Fa-f:.]{2,45}$/;

/** The typed addresses, with any separators between them. */
export const addressesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** The first text that is no address, or null. IPv6 addresses are fully checked only by the server. */
export const wrongAddress = (addresses: readonly string[]): string | null =>
  addresses.find((each) => !IPV4.test(each) && !IPV6.test(each)) ?? null;
