/** Whether an address can only be this machine: what goes there travels over no network. */
export const isOnThisMachine = (url: string): boolean =>
  /^(127(\.\d+){3}|\[::1\]|localhost)$/.test(new URL(url).hostname);
