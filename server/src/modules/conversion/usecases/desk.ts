import { accountPath, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ConversionDeps } from '../conversion-deps.ts';
import { lockDesk } from '../store/run.store.ts';
import { QUOTE_ASSET } from './read-small-balances.ts';
import { USDT } from './terms.ts';

/** The desk's balance of a coin in the books, in minor units. */
export function deskMinor({ money }: ConversionDeps, q: Queryable, asset: string): Promise<bigint> {
  return money.ledger.systemBalance(q, accountPath(systemAccount('conversion', asset)));
}

/** The desk's balance of USDT, with six places. */
export const deskUsdt = (deps: ConversionDeps, q: Queryable): Promise<bigint> => deskMinor(deps, q, QUOTE_ASSET);

/**
 * Brings the desk's USDT back to the float: filled from the owners' money if it is below half of it, and returned to
 * them if above twice of it.
 *
 * @invariant  never takes more than the owners have in USDT
 */
export async function fundDesk(deps: ConversionDeps): Promise<void> {
  const { db, settings, ledger } = deps.money;
  const floatMinor = BigInt(await settings.get('CONVERSION_FLOAT')) * USDT;
  const hasEnough = (minor: bigint): boolean => minor * 2n >= floatMinor && minor <= floatMinor * 2n;
  if (hasEnough(await deskUsdt(deps, db))) return;
  await db.tx(async (tx) => {
    await lockDesk(tx);
    const deskHas = await deskUsdt(deps, tx);
    if (hasEnough(deskHas)) return;
    const ownersHave = await ledger.systemBalance(tx, accountPath(systemAccount('equity', QUOTE_ASSET)));
    const missing = floatMinor - deskHas;
    const minor = missing > ownersHave && missing > 0n ? (ownersHave > 0n ? ownersHave : 0n) : missing;
    if (minor !== 0n) await post(deps, tx, minor);
  });
}

/** Books from the owners to the desk, or back if the amount is negative. */
async function post({ money }: ConversionDeps, tx: Tx, minor: bigint): Promise<void> {
  const nowMs = money.clock.nowMs();
  const id = newId(nowMs);
  const legs: Leg[] = [
    { account: systemAccount('equity', QUOTE_ASSET), amountMinor: -minor },
    { account: systemAccount('conversion', QUOTE_ASSET), amountMinor: minor },
  ];
  const [answer] = await money.ledger.apply(tx, [
    { op: 'post', key: `conversion:fund:${id}`, kind: 'conversion.fund', ref: id, legs, atMs: nowMs },
  ]);
  if (!answer?.ok) throw new Error(`the books refused the conversion desk's money: ${answer?.refusal.code}`);
}
