import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import { mergedBasket, mergedMinor } from '@bourse/core/spot/token-merge.ts';
import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { findLastBasket } from '../../queries/leveraged-token.query.ts';
import { findCoreHolders, type MergeShare, type TokenMerge } from '../../queries/token-merge.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { insertBasket } from '../../store/leveraged-token.store.ts';
import { moveToBooked } from '../../store/token-merge.store.ts';
import { insertMergeNotices } from '../../store/token-merge-notice.store.ts';
import { findKept, KEPT_OF_HOUSE } from './kept-in-rows.ts';
import { holdersOf } from './merge-holders.ts';

/**
 * Recounts a token in one commit: every account of the books, and its basket. It also notes the holders for
 * `tellMerges`, because afterwards nobody could tell who they were.
 *
 * @param shares  what each account of the trading core had and has
 * @returns       false if some of the token is held: the owner of the hold must end that first
 * @invariant     each account has its merged amount, rounded against the account; the rest goes to the house's rounding
 *                account
 */
export async function bookMerge(deps: SpotDeps, merge: TokenMerge, shares: readonly MergeShare[]): Promise<boolean> {
  const { db, clock, ledger } = deps;
  return db.tx(async (tx) => {
    const accounts = await ledger.lockAccountsOf(tx, merge.token);
    // There was none when the merge was planned, but the accounts were not locked since.
    if (accounts.some(({ heldMinor }) => heldMinor > 0n)) return false;
    if (findKept(accounts)) throw new Error(`${merge.token} is not merged, because a product keeps rows of it`);
    if (!(await moveToBooked(tx, merge.id, clock.nowMs()))) return true;
    await assertTaken(tx, merge, shares);
    const legs = legsOf(merge, accounts);
    if (legs.length > 0) {
      const { id } = merge;
      const [answer] = await ledger.apply(tx, [
        { op: 'post', key: `merge:${id}`, kind: 'token.merge', ref: id, legs, atMs: clock.nowMs() },
      ]);
      if (!answer?.ok) throw new Error(`the books refused the merge of ${merge.token}: ${answer?.refusal.code}`);
    }
    await addBasket(tx, merge, clock.nowMs());
    await insertMergeNotices(tx, merge.id, 'spot.merged', holdersOf(accounts, shares));
    return true;
  });
}

/** Throws unless the core has taken every share: the books may only follow what the core has really done. */
async function assertTaken(tx: Tx, { token }: TokenMerge, shares: readonly MergeShare[]): Promise<void> {
  const left = new Map(shares.map(({ account, afterMinor }) => [account, afterMinor]));
  const has = new Map((await findCoreHolders(tx, token)).map(({ account, minor }) => [account, minor]));
  for (const account of new Set([...left.keys(), ...has.keys()])) {
    const [wanted, found] = [left.get(account) ?? 0n, has.get(account) ?? 0n];
    if (wanted !== found) throw new Error(`account ${account} has ${found} of ${token} in the core, and not ${wanted}`);
  }
}

/** What changes on each account. What was taken out of the core ends here, and the rounding account takes the rest. */
function legsOf({ token, ratio }: TokenMerge, accounts: readonly AssetAccount[]): Leg[] {
  const legs = accounts.flatMap(({ account, availableMinor }): Leg[] => {
    const name = account.kind === 'system' ? account.account : null;
    if (name === 'trading' || name === 'rounding' || (name !== null && KEPT_OF_HOUSE.has(name))) return [];
    const afterMinor = name === 'trading_transit' ? 0n : mergedMinor(availableMinor, ratio);
    return afterMinor === availableMinor ? [] : [{ account, amountMinor: afterMinor - availableMinor }];
  });
  const restMinor = -legs.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return restMinor === 0n ? legs : [...legs, { account: systemAccount('rounding', token), amountMinor: restMinor }];
}

async function addBasket(tx: Tx, { token, ratio }: TokenMerge, atMs: number): Promise<void> {
  const last = await findLastBasket(tx, token);
  if (!last) return;
  const basket = { ...last, ...mergedBasket(last, ratio), version: last.version + 1, reason: 'merge' as const, atMs };
  if (!(await insertBasket(tx, basket))) throw new Error(`the basket of ${token} was set anew at the same moment`);
}
