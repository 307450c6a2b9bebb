import { z } from 'zod';
import { endpoint, PER_MINUTE_MS } from './endpoint.ts';
import { none, timeMs, uuid, whole } from './fields.ts';

/** Amounts in the form that is hashed: whole minor units by coin, `BTC=150000,USDT=2500000`. */
const amountsText = z.string();
/** 64 hexadecimal digits. */
const hash = z.string();

/** What is published about one moment. The root covers all fields except the id. */
const proofSnapshot = z.object({
  id: z.string(),
  takenAtMs: timeMs,
  ledgerSequence: z.string(),
  tradingSequence: z.string(),
  leafCount: z.number().int(),
  sums: amountsText,
  root: hash,
});

export const proof = {
  latest: endpoint({
    method: 'GET',
    path: '/open/proof/latest',
    summary: 'The last snapshot of everything that is owed to people, and what our keys hold on chains beside it',
    access: 'anyone',
    input: none,
    output: z.object({
      /** Null before the first snapshot. */
      snapshot: proofSnapshot.nullable(),
      /** The decimal places of each coin's minor units in these snapshots. */
      coins: z.array(
        z.object({
          asset: z.string(),
          ledgerScale: z.number().int(),
          /** False for a coin that exists only in our books, so that there is no chain to show it on. */
          hasChain: z.boolean(),
        }),
      ),
      /** Null where the chains were not read for this snapshot. */
      reserves: z
        .array(
          z.object({
            asset: z.string(),
            network: z.string(),
            networkName: z.string(),
            /** Null for the sum of people's deposit addresses, which are counted but not listed. */
            address: z.string().nullable(),
            addressCount: z.number().int(),
            /** Whole minor units. */
            minor: z.string(),
            /**
             * By the address's key, over network, address, moment and root; docs/proof-of-liabilities.md has the signed text.
             */
            signature: z.string().nullable(),
          }),
        )
        .nullable(),
      /** Older snapshots, the newest first, for which people can still get their own leaf. */
      earlier: z.array(proofSnapshot),
    }),
    refusals: [],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/open/proof/mine',
    summary:
      'Where the person stands in a snapshot, with all that is needed to check it; without an id in the last one',
    access: 'user',
    input: z.strictObject({ snapshotId: uuid.optional() }),
    output: z.object({
      snapshot: proofSnapshot,
      /** Null where the person had nothing at that moment. */
      leaf: z
        .object({
          uid: z.string(),
          salt: z.string(),
          amounts: amountsText,
          position: z.number().int(),
          /** The lowest sibling first. */
          path: z.array(z.object({ hash, amounts: amountsText })),
        })
        .nullable(),
    }),
    refusals: ['SNAPSHOT_UNKNOWN'],
  }),
  leaves: endpoint({
    method: 'GET',
    path: '/open/proof/leaves',
    summary: 'The published list, 5,000 leaves at a time: a salted hash for each person and what is owed',
    access: 'anyone',
    input: z.strictObject({ snapshotId: uuid, from: whole(99_999_999).optional() }),
    output: z.object({
      leaves: z.array(z.tuple([hash, amountsText])),
      /** The position to ask for next; null at the end. */
      next: z.number().int().nullable(),
    }),
    refusals: ['SNAPSHOT_UNKNOWN'],
    rate: { max: 240, windowMs: PER_MINUTE_MS },
  }),
} as const;
