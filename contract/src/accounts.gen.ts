// Written by `npm run generate` from core/src/ledger/account.ts, because the contract imports nothing of ours.
export const accountNames = [
  'funding',
  'spot',
  'p2p',
  'futures',
  'in_transit',
  'futures_copy',
  'earn',
  'card',
  'spot_copy',
] as const;
