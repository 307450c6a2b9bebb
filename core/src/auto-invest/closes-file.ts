import { parseAmount } from '../money/amount.ts';
import { PRICE_SCALE } from './figures.ts';
import { dayOfText, dayText, lastClosedDay } from './reference.ts';

/** One close of a file. */
export interface CloseLine {
  readonly day: number;
  readonly asset: string;
  /** USDT for one coin, PRICE_SCALE places. */
  readonly price: bigint;
}

/** What is wrong with a line: how many columns, the date, a day that is not over, the coin, the price, or that it comes twice. */
type CloseProblem = 'COLUMNS' | 'DATE' | 'FUTURE' | 'COIN' | 'CLOSE' | 'TWICE';

export interface ClosesFile {
  readonly closes: readonly CloseLine[];
  readonly problems: readonly { readonly line: number; readonly problem: CloseProblem; readonly value: string }[];
  /** Lines that say something, without a heading. */
  readonly lines: number;
}

/** What is shown of a value that is wrong. */
const SHOWN = 40;
/** Ten to the twelfth: no coin costs more. */
const PRICE_MAX = 10n ** BigInt(PRICE_SCALE + 12);

/**
 * Reads a file of daily closes: lines of `date,coin,close`, such as `2024-05-01,BTC,60123.4`, with or without that heading.
 * The date is a business day (UTC+8) and the close the last price before the next one began.
 *
 * @param isCoin  whether a coin is known by this code
 * @returns       the lines that are right, and what is wrong with the others by their number from 1
 */
export function readCloses(csv: string, isCoin: (asset: string) => boolean, nowMs: number): ClosesFile {
  const closes: CloseLine[] = [];
  const problems: { line: number; problem: CloseProblem; value: string }[] = [];
  const seen = new Set<string>();
  const lastDay = lastClosedDay(nowMs);
  let lines = 0;
  for (const [at, raw] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const text = raw.trim();
    if (text === '' || (at === 0 && /^date,coin,close$/i.test(text))) continue;
    lines++;
    const [date = '', asset = '', close = '', ...rest] = text.split(',').map((cell) => cell.trim());
    const told = (problem: CloseProblem, value: string) =>
      problems.push({ line: at + 1, problem, value: value.slice(0, SHOWN) });
    const day = dayOfText(date);
    const price = parseAmount(close, PRICE_SCALE);
    if (rest.length > 0 || close === '') told('COLUMNS', text);
    else if (day === null || day < 0) told('DATE', date);
    else if (day > lastDay) told('FUTURE', date);
    else if (!isCoin(asset)) told('COIN', asset);
    else if (!price.ok || price.value === 0n || price.value > PRICE_MAX) told('CLOSE', close);
    else if (seen.has(`${day}:${asset}`)) told('TWICE', `${dayText(day)},${asset}`);
    else {
      seen.add(`${day}:${asset}`);
      closes.push({ day, asset, price: price.value });
    }
  }
  return { closes, problems, lines };
}

/** What a file has of one coin. */
export interface CoinCloses {
  readonly asset: string;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly days: number;
  /** The greatest change from one line to the next day's: hundredths of a percent, and on which day. A slip of a place shows here. */
  readonly jumpBps: bigint;
  readonly jumpDay: number | null;
}

/** A file coin by coin, in the order of codes. */
export function summariseCloses(closes: readonly CloseLine[]): CoinCloses[] {
  const byCoin = new Map<string, CloseLine[]>();
  for (const close of closes) {
    const lines = byCoin.get(close.asset);
    if (lines) lines.push(close);
    else byCoin.set(close.asset, [close]);
  }
  return [...byCoin.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([asset, lines]) => {
      const sorted = lines.sort((a, b) => a.day - b.day);
      let jumpBps = 0n;
      let jumpDay: number | null = null;
      for (const [at, { day, price }] of sorted.entries()) {
        const before = sorted[at - 1];
        if (!before) continue;
        const change = ((price - before.price) * 10_000n) / before.price;
        if ((change < 0n ? -change : change) <= (jumpBps < 0n ? -jumpBps : jumpBps)) continue;
        [jumpBps, jumpDay] = [change, day];
      }
      return { asset, firstDay: sorted[0]!.day, lastDay: sorted.at(-1)!.day, days: sorted.length, jumpBps, jumpDay };
    });
}
