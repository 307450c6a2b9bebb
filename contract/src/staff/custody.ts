import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  address,
  amountOut,
  amountText,
  assetCode,
  cursor,
  networkId,
  none,
  page,
  pageLimit,
  text,
  timeMs,
} from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';
import { reason } from './staff-fields.ts';

const family = z.enum(['evm', 'bitcoin', 'tempo']);

/** What the house knows of addresses that are not ours, and how much its hot wallets hold. */
export const staffCustody = {
  knownAddresses: endpoint({
    method: 'GET',
    path: '/open/staff/addresses',
    summary: 'Addresses that are blocked, at risk, or shared by an exchange, newest first',
    access: ['risk', 'compliance', 'reviewer', 'support2', 'auditor'],
    input: z.strictObject({ address: text(120).optional(), before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        family,
        address: z.string(),
        risk: z.enum(['NONE', 'MEDIUM', 'HIGH', 'BLOCKED']),
        memoRequired: z.boolean(),
        note: z.string(),
        addedAtMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  setKnownAddress: endpoint({
    method: 'POST',
    path: '/open/staff/addresses/set',
    summary: 'Asks for what is known of an address, or for forgetting it; a second member of Risk decides',
    access: ['risk'],
    input: z.strictObject({
      family,
      address,
      listing: z.enum(['BLOCKED', 'HIGH', 'MEDIUM', 'SHARED', 'REMOVE']),
      note: text(200).optional(),
      reason,
    }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'ADDRESS_INVALID', 'ADDRESS_OURS', 'NO_CHANGE'],
  }),
  hotLimits: endpoint({
    method: 'GET',
    path: '/open/staff/hot-wallets',
    summary: 'For every coin on a network, how much its hot wallet keeps back and how much it should hold at most',
    access: ['finance', 'risk', 'auditor'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          asset: z.string(),
          network: z.string(),
          networkName: z.string(),
          /** A withdrawal that would leave less than this waits for staff. */
          keep: amountOut,
          /** The most that the wallet should hold; null for no limit. */
          most: amountOut.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  rotateHot: endpoint({
    method: 'POST',
    path: '/open/staff/hot-wallets/rotate',
    summary:
      'Asks for the next hot wallet of a network and of those that share its addresses; a second member of Finance decides, and ' +
      'new payments then wait until the coins have moved',
    access: ['finance'],
    input: z.strictObject({ network: networkId, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'NETWORK_UNKNOWN', 'HOT_WALLET_MOVING', 'NO_HOT_WALLET_LEFT'],
  }),
  setHotLimit: endpoint({
    method: 'POST',
    path: '/open/staff/hot-wallets/set',
    summary: 'Asks for other limits of a hot wallet; a second member of Finance decides',
    access: ['finance'],
    input: z.strictObject({
      network: networkId,
      asset: assetCode,
      keep: amountText,
      most: amountText.optional(),
      reason,
    }),
    output: proposed,
    refusals: [
      ...PROPOSE_REFUSALS,
      'NETWORK_UNKNOWN',
      'NO_CHANGE',
      'AMOUNT_PLACES',
      'AMOUNT_TOO_LARGE',
      'MAX_BELOW_MIN',
    ],
  }),
} as const;
