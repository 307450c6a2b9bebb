import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { amountOut, amountText, assetCode, networkId, none, timeMs, timeText, whole } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';
import { reason } from './staff-fields.ts';

const pause = z.object({ reason: z.string(), untilMs: timeMs.nullable() }).nullable();
/** Why the catalog refuses a change. */
const CATALOG_REFUSALS = [
  ...PROPOSE_REFUSALS,
  'NETWORK_UNKNOWN',
  'NO_CHANGE',
  'FEE_ABOVE_HALF_MIN',
  'MAX_BELOW_MIN',
  'CONFIRMATIONS_WRONG',
] as const;

/** Changes of coins and networks by staff; in force within a second, without a restart. */
export const staffAssets = {
  catalog: endpoint({
    method: 'GET',
    path: '/open/staff/assets',
    summary: 'Every network and every coin on it, with fees, bounds, confirmations and pauses',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      networks: z.array(
        z.object({
          network: z.string(),
          name: z.string(),
          blockSeconds: z.number(),
          creditConfirmations: z.number().int(),
          unlockConfirmations: z.number().int(),
          depositPaused: pause,
          withdrawPaused: pause,
        }),
      ),
      pairs: z.array(
        z.object({
          asset: z.string(),
          name: z.string(),
          network: z.string(),
          networkName: z.string(),
          standard: z.string(),
          depositMin: amountOut,
          withdrawMin: amountOut,
          withdrawMax: amountOut,
          withdrawFee: amountOut,
          depositPaused: pause,
          withdrawPaused: pause,
        }),
      ),
    }),
    refusals: [],
  }),
  setPause: endpoint({
    method: 'POST',
    path: '/open/staff/assets/pause',
    summary:
      'Stops deposits or withdrawals of a coin on a network, or of a whole network, or lets them go on; people read why',
    access: ['risk'],
    input: z.strictObject({
      network: networkId,
      /** All coins of the network if left out. */
      asset: assetCode.optional(),
      direction: z.enum(['deposit', 'withdraw']),
      paused: z.enum(['true', 'false']),
      /** When it is expected to resume. */
      untilMs: timeText.optional(),
      reason,
    }),
    output: proposed,
    refusals: [...CATALOG_REFUSALS, 'RESUME_IN_PAST'],
  }),
  setTerms: endpoint({
    method: 'POST',
    path: '/open/staff/assets/terms',
    summary: 'Asks for other minimum, maximum or fee of a coin on a network; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      network: networkId,
      asset: assetCode,
      depositMin: amountText,
      withdrawMin: amountText,
      withdrawMax: amountText,
      withdrawFee: amountText,
      reason,
    }),
    output: proposed,
    refusals: [...CATALOG_REFUSALS, 'AMOUNT_ZERO', 'AMOUNT_PLACES', 'AMOUNT_TOO_LARGE'],
  }),
  setConfirmations: endpoint({
    method: 'POST',
    path: '/open/staff/assets/confirmations',
    summary:
      'Asks for other confirmations until a deposit is credited and free to leave; a second member of Risk decides',
    access: ['risk'],
    input: z.strictObject({ network: networkId, credit: whole(10_000), unlock: whole(10_000), reason }),
    output: proposed,
    refusals: CATALOG_REFUSALS,
  }),
} as const;
