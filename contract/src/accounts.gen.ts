// Written by `npm run generate` from core/src, because the contract imports nothing of ours.
export const accountNames = ['funding', 'spot', 'p2p', 'futures', 'in_transit', 'futures_copy', 'earn', 'card', 'spot_copy'] as const;
/** Those that people move money between, and what the rules of products refuse. */
export const transferAccountNames = ['funding', 'spot', 'p2p', 'futures'] as const;
export const transferRefusals = ['FUTURES_ONLY_TO_FUNDING'] as const;
