/** Whether an address can only be this machine, so that nothing sent there crosses a network. */
export const isOnThisMachine = (url: string): boolean =>
  /^(127(\.\d+){3}|\[::1\]|localhost)$/.test(new URL(url).hostname);
