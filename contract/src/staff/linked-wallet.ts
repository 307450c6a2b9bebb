import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { amountOut, amountText, assetCode, networkId, none, text } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';

/** How much may leave to wallets that people have linked. */
export const staffLinkedWallet = {
  ranges: endpoint({
    method: 'GET',
    path: '/open/staff/linked-wallet/ranges',
    summary: 'For every coin on a network that links live on, the least and the most of one payment to a linked wallet',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          network: z.string(),
          networkName: z.string(),
          /** Null where the coin cannot be moved to a linked wallet. */
          range: z.object({ min: amountOut, max: amountOut }).nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  setRange: endpoint({
    method: 'POST',
    path: '/open/staff/linked-wallet/ranges/set',
    summary: 'Asks for another range of a coin, or to close it to linked wallets; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      network: networkId,
      asset: assetCode,
      /** If both bounds are left out, the coin cannot be moved to a linked wallet. */
      linkMin: amountText.optional(),
      linkMax: amountText.optional(),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'NETWORK_UNKNOWN',
      'NO_CHANGE',
      'AMOUNT_REQUIRED',
      'AMOUNT_ZERO',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
      'MAX_BELOW_MIN',
    ],
  }),
} as const;
