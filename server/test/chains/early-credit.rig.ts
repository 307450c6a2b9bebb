import { randomUUID } from 'node:crypto';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeEach } from 'vitest';
import type { ChainAdapter, CustodyDeps } from '../../src/modules/custody/public.ts';
import { insertCursor } from '../../src/modules/custody/store/chain-cursor.store.ts';
import { createEarlyCredit, depositArrivals } from '../../src/modules/deposits/public.ts';
import { settleDeposits } from '../../src/modules/deposits/usecases/credit/credit-deposits.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type TestPerson, walletRig } from '../wallet.rig.ts';
import { must } from '../wallet-moves.rig.ts';

const CREDIT_AT = 1;

export const FINAL_AT = 3;

const COINS: Readonly<Record<string, string>> = { BTC: 'btc', ETH: 'eth', USDT: 'eth' };

/** Chains on which everything stands where it was seen. */
const adapter = { assets: Object.keys(COINS), isStillPaid: async () => true } as unknown as ChainAdapter;

export async function earlyCreditRig() {
  const rig = await walletRig();
  afterAll(() => rig.close());
  const trade = (who: TestPerson, asset: string, amount: string) =>
    rig.http.transfer({ clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount }, rig.as(who));
  const edge: CustodyDeps = {
    ...rig.deps,
    chains: new Map(['btc', 'eth'].map((network) => [network, adapter])),
    settings: {
      network: async (_q, network) => ({ network, creditConfirmations: CREDIT_AT, unlockConfirmations: FINAL_AT }),
      coin: async () => undefined,
      twoReviewersFromMinor: async () => 0n,
    },
    paymentOwners: [],
    arrivals: depositArrivals,
    earlyCredit: createEarlyCredit(rig.deps),
  };
  const settle = (network: string, deps = edge) => settleDeposits(deps, network);
  const settleAll = () => Promise.all(['btc', 'eth'].map((network) => settle(network)));
  for (const network of ['btc', 'eth']) {
    const block = { height: 100, hash: 'h', parentHash: 'g', atMs: 0 } as never;
    const at = { network, genesisHash: 'g', chainId: 'c', block, headHeight: 100, nowMs: rig.clock.nowMs() };
    await rig.t.db.tx((tx) => insertCursor(tx, at));
  }

  // What another test left is final, so that each begins with all of the room.
  beforeEach(async () => {
    await becomeFinal();
    await settleAll();
  });

  const becomeFinal = () =>
    rig.t.ownerDb.query(`update wallet.deposit set confirmations = $1 where completed_at_ms is null`, [FINAL_AT]);

  let blocks = 1;
  async function arrives(who: TestPerson, asset: string, amount: string, more: { confirmations?: number } = {}) {
    rig.clock.advanceMs(1);
    const id = newId(rig.clock.nowMs());
    await rig.t.ownerDb.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, block_height,
         block_hash, confirmations, credit_at, unlock_at, state, detected_at_ms, updated_at_ms)
       values ($1::uuid, 'user', $2, $3, $4, 'x', $1::text, '0', $5, $6, 'h', $7, $8, $9, 'CONFIRMING', $10, $10)`,
      [
        id,
        who.uid,
        COINS[asset],
        asset,
        readAmount(amount, rig.deps.assets.coin(asset)!.ledgerScale).toString(),
        blocks++,
        more.confirmations ?? CREDIT_AT,
        CREDIT_AT,
        FINAL_AT,
        rig.clock.nowMs(),
      ],
    );
    return id;
  }
  /** The person's deposits as their page shows them, the oldest first. */
  async function shown(who: TestPerson) {
    const { rows } = must(await rig.http.deposits({}, rig.as(who)));
    return rows.map(({ state, finalOnly }) => [state, finalOnly?.reason ?? null]).toReversed();
  }
  const limits = async (person: number, house: number) => {
    await rig.t.db.tx(async (tx) => {
      const by = { by: 'test', nowMs: rig.clock.nowMs() };
      await rig.deps.settings.set(tx, { name: 'EARLY_CREDIT_PERSON_MAX', value: person, ...by });
      await rig.deps.settings.set(tx, { name: 'EARLY_CREDIT_HOUSE_MAX', value: house, ...by });
    });
    await rig.deps.settings.refresh();
  };
  beforeEach(() => limits(20_000, 500_000));
  return { rig, trade, edge, settle, settleAll, becomeFinal, arrives, shown, limits };
}
