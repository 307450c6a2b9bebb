import { detailOf, headOf, kindOf, lengthOf, putWide, type WordBuffer, wideAt } from '../../journal/words.ts';
import { MONEY } from '../machine/accounts.ts';
import type { MarginMode, OrderSide } from '../machine/command.ts';
import type { PositionImage } from '../machine/image.ts';
import { LONG, SHORT } from '../machine/stakes.ts';
import type { FuturesState } from '../machine/state.ts';
import { SIDES } from './terms.ts';

/** An account's amounts as they are now: its own money, what is bound of it, and what is left of coupons. */
interface MoneyNow {
  readonly account: number;
  readonly balanceMinor: number;
  readonly boundMinor: number;
  /** The margins of isolated positions, a part of what is bound. */
  readonly isolatedMinor: number;
  readonly creditMinor: number;
  /** Of coupons that are not expired. */
  readonly creditFreeMinor: number;
}

/** What an account has in a contract now. A side without lots is all zeros. */
interface StakeNow {
  readonly account: number;
  readonly contract: number;
  readonly leverage: number;
  readonly marginMode: MarginMode;
  readonly long: PositionImage;
  readonly short: PositionImage;
}

/** Lots of open orders at a price now; 0 where there are none any more. */
interface LevelNow {
  readonly contract: number;
  readonly side: OrderSide;
  readonly ticks: number;
  readonly lots: number;
}

export interface FuturesChanges {
  readonly money: readonly MoneyNow[];
  readonly stakes: readonly StakeNow[];
  readonly levels: readonly LevelNow[];
}

const KIND = { MONEY: 1, STAKE: 2, LEVEL: 3 } as const;
const LENGTH = { MONEY: 13, STAKE: 17, LEVEL: 5 } as const;
const IS_ISOLATED = 1;

/** Writes each account's money, stake and price level that changed since the last call, once, as it is now. */
export function writeChanges(state: FuturesState, into: WordBuffer): void {
  for (const place of state.takeTouchedAccounts()) writeMoney(state, place, into);
  for (const stake of state.stakes.touched.take()) writeStake(state, stake, into);
  for (const contract of state.contracts) {
    if (contract === undefined) continue;
    const { bids, asks } = contract.book;
    bids.takeTouched((ticks, lots) => writeLevel(contract.id, 0, ticks, lots, into));
    asks.takeTouched((ticks, lots) => writeLevel(contract.id, 1, ticks, lots, into));
  }
}

function writeMoney({ accounts }: FuturesState, place: number, into: WordBuffer): void {
  const at = into.claim(LENGTH.MONEY);
  into.words[at] = headOf(KIND.MONEY, LENGTH.MONEY);
  putWide(into.words, at + 1, accounts.idAt(place));
  for (let field = MONEY.BALANCE; field <= MONEY.CREDIT_FREE; field += 1)
    putWide(into.words, at + 3 + field * 2, accounts.money[place * MONEY.WIDTH + field]!);
}

function writeStake({ accounts, stakes }: FuturesState, stake: number, into: WordBuffer): void {
  const at = into.claim(LENGTH.STAKE);
  const { words } = into;
  words[at] = headOf(KIND.STAKE, LENGTH.STAKE, stakes.isIsolated(stake) ? IS_ISOLATED : 0);
  putWide(words, at + 1, accounts.idAt(stakes.ownerOf(stake)));
  words[at + 3] = stakes.contractOf(stake);
  words[at + 4] = stakes.leverageOf(stake);
  for (const side of [LONG, SHORT]) {
    const place = at + 5 + side * 6;
    putWide(words, place, stakes.lotsOf(stake, side));
    putWide(words, place + 2, stakes.entryOf(stake, side));
    putWide(words, place + 4, stakes.marginOf(stake, side));
  }
}

function writeLevel(contract: number, side: number, ticks: number, lots: number, into: WordBuffer): void {
  const at = into.claim(LENGTH.LEVEL);
  into.words[at] = headOf(KIND.LEVEL, LENGTH.LEVEL, side);
  into.words[at + 1] = contract;
  into.words[at + 2] = ticks;
  putWide(into.words, at + 3, lots);
}

/** Reads what `FuturesCore.takeChanges` returned. */
export function readChanges(words: Uint32Array): FuturesChanges {
  const money: MoneyNow[] = [];
  const stakes: StakeNow[] = [];
  const levels: LevelNow[] = [];
  for (let at = 0; at < words.length; at += lengthOf(words[at]!)) {
    const kind = kindOf(words[at]!);
    if (kind === KIND.MONEY) money.push(moneyAt(words, at));
    else if (kind === KIND.STAKE) stakes.push(stakeAt(words, at));
    else levels.push(levelAt(words, at));
  }
  return { money, stakes, levels };
}

const moneyAt = (words: Uint32Array, at: number): MoneyNow => ({
  account: wideAt(words, at + 1),
  balanceMinor: wideAt(words, at + 3),
  boundMinor: wideAt(words, at + 5),
  isolatedMinor: wideAt(words, at + 7),
  creditMinor: wideAt(words, at + 9),
  creditFreeMinor: wideAt(words, at + 11),
});

const stakeAt = (words: Uint32Array, at: number): StakeNow => ({
  account: wideAt(words, at + 1),
  contract: words[at + 3]!,
  leverage: words[at + 4]!,
  marginMode: detailOf(words[at]!) === IS_ISOLATED ? 'isolated' : 'cross',
  long: positionAt(words, at + 5),
  short: positionAt(words, at + 11),
});

const positionAt = (words: Uint32Array, at: number): PositionImage => ({
  lots: wideAt(words, at),
  entryUnits: wideAt(words, at + 2),
  marginMinor: wideAt(words, at + 4),
});

const levelAt = (words: Uint32Array, at: number): LevelNow => ({
  contract: words[at + 1]!,
  side: SIDES[detailOf(words[at]!)]!,
  ticks: words[at + 2]!,
  lots: wideAt(words, at + 3),
});
