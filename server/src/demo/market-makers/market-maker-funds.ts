import { randomUUID } from 'node:crypto';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Price } from '@bourse/core/money/value.ts';
import type { Coin } from '../../modules/assets/public.ts';
import { type TransfersDeps, transferOwn } from '../../modules/transfers/public.ts';
import type { MarketMakerConfig } from './market-maker-config.ts';

const QUOTE_ASSET = 'USDT';

export interface MakerFundsParts {
  readonly money: TransfersDeps;
  readonly config: MarketMakerConfig;
  readonly index: (asset: string) => Price | null;
  /** Available and held in the trading core, in minor units. */
  readonly spotMinor: (uid: string, asset: string) => Promise<bigint>;
}

/**
 * Brings the balances of market makers back to their initial values, through entries and transfers in the books: the
 * house fills up less than half, and takes back more than double.
 *
 * @invariant safe to repeat at any point: what an interrupted run left in funding is used by the next one
 */
export async function fillMarketMakers(
  parts: MakerFundsParts,
  uids: readonly string[],
  assets: readonly string[],
): Promise<void> {
  for (const asset of assets) {
    const coin = parts.money.assets.coin(asset);
    const wantedMinor = coin ? wantedOf(parts, coin) : 0n;
    if (!coin || wantedMinor === 0n) continue;
    for (const uid of uids) await fill(parts, uid, coin, wantedMinor);
  }
}

async function fill(parts: MakerFundsParts, uid: string, coin: Coin, wantedMinor: bigint): Promise<void> {
  const { money } = parts;
  const spotMinor = await parts.spotMinor(uid, coin.asset);
  const fundingMinor = await fundingOf(money, uid, coin.asset);
  if (spotMinor + fundingMinor < wantedMinor / 2n) {
    await give(money, uid, coin.asset, wantedMinor - spotMinor - fundingMinor);
  }
  if (spotMinor > 2n * wantedMinor) {
    // What open orders hold stays; the next run takes the rest.
    const isMoved = await move(money, uid, coin, ['spot', 'funding'], (spotMinor - wantedMinor) / 2n);
    const given = -(await money.ledger.systemBalance(money.db, `system:rewards:${coin.asset}`));
    const restMinor = isMoved ? await fundingOf(money, uid, coin.asset) : 0n;
    const backMinor = restMinor < given ? restMinor : given;
    if (backMinor > 0n) await give(money, uid, coin.asset, -backMinor);
    return;
  }
  const arrivedMinor = await fundingOf(money, uid, coin.asset);
  if (arrivedMinor > 0n) await move(money, uid, coin, ['funding', 'spot'], arrivedMinor);
}

/** What one account should have, in minor units; 0 if the coin has no price. */
function wantedOf({ config, index }: MakerFundsParts, coin: Coin): bigint {
  const price = index(coin.asset);
  if (!price || price.priceUnits === 0n) return 0n;
  const usdt = BigInt(coin.asset === QUOTE_ASSET ? config.quoteUsdt : config.coinUsdt);
  return (usdt * 10n ** BigInt(price.priceScale + coin.ledgerScale)) / price.priceUnits;
}

async function fundingOf({ ledger, db }: TransfersDeps, uid: string, asset: string): Promise<bigint> {
  const rows = await ledger.balances(db, uid);
  return rows.find((row) => row.account === 'funding' && row.asset === asset)?.availableMinor ?? 0n;
}

/** Books from the house to the account, or back if the amount is negative. */
async function give({ ledger, db, clock }: TransfersDeps, uid: string, asset: string, minor: bigint): Promise<void> {
  const id = randomUUID();
  const legs: Leg[] = [
    { account: systemAccount('rewards', asset), amountMinor: -minor },
    { account: userAccount(uid, 'funding', asset), amountMinor: minor },
  ];
  await db.tx(async (tx) => {
    const [answer] = await ledger.apply(tx, [
      { op: 'post', key: `market-maker:${id}`, kind: 'reward', ref: id, legs, atMs: clock.nowMs() },
    ]);
    if (!answer?.ok) throw new Error(`the books refused a market maker's money: ${answer?.refusal.code}`);
  });
}

/** @returns false if it could not be moved now */
async function move(
  money: TransfersDeps,
  uid: string,
  coin: Coin,
  [from, to]: readonly ['spot', 'funding'] | readonly ['funding', 'spot'],
  minor: bigint,
): Promise<boolean> {
  const moved = await transferOwn(
    money,
    { uid, nowMs: money.clock.nowMs() },
    { clientRequestId: randomUUID(), asset: coin.asset, from, to, amount: formatAmount(minor, coin.ledgerScale) },
  );
  return moved.ok;
}
