const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const IPV6 = /^(?=.*:.*:)[0-9A-Fa-f:.]{2,45}$/;

/** The addresses that somebody typed, however they are divided. */
export const addressesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** The first that is no address, or null. The server looks closer at those of version 6. */
export const wrongAddress = (addresses: readonly string[]): string | null =>
  addresses.find((each) => !IPV4.test(each) && !IPV6.test(each)) ?? null;
