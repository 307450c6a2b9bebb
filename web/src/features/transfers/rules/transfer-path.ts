export type TransferAccount = 'funding' | 'spot' | 'p2p' | 'futures';
export const TRANSFER_ACCOUNTS: readonly TransferAccount[] = ['funding', 'spot', 'p2p', 'futures'];

/** Money leaves futures to the funding account only; every other pair is one action. */
export const targetsOf = (from: TransferAccount): TransferAccount[] =>
  from === 'futures' ? ['funding'] : TRANSFER_ACCOUNTS.filter((account) => account !== from);

/** Keeps a chosen pair possible after one side changed: the side that was not touched gives way. */
export function pairAfter(
  pair: { from: TransferAccount; to: TransferAccount },
  change: { from?: TransferAccount; to?: TransferAccount },
): { from: TransferAccount; to: TransferAccount } {
  const next = { ...pair, ...change };
  if (next.from === next.to) {
    return change.from ? { from: next.from, to: pair.from } : { from: pair.to, to: next.to };
  }
  if (next.from === 'futures' && next.to !== 'funding') {
    return change.from ? { from: 'futures', to: 'funding' } : { from: 'funding', to: next.to };
  }
  return next;
}
