import { detailOf, kindOf, lengthOf, wideAt } from '../../journal/words.ts';
import { minorOf } from '../amount.ts';
import type { Command, MarketStatus } from '../command.ts';
import { COMMAND } from './command-words.ts';

const { FEES, FEE_LEVEL, GIVE_MARKET, LAST_PRICE, MARKET, MARKET_STATUS, REFERENCE, TAKE_MARKET, WAKE } = COMMAND;

export const STATUSES: readonly MarketStatus[] = ['open', 'halted'];

/** Decodes the commands of staff and the operator's jobs: markets, reference prices, fees. */
export function decodeRule(words: Uint32Array, at: number): Command {
  const head = words[at]!;
  switch (kindOf(head)) {
    case MARKET:
      return {
        kind: 'market',
        market: words[at + 1]!,
        base: words[at + 2]!,
        quote: words[at + 3]!,
        lotMinor: minorOf(wideAt(words, at + 4), wideAt(words, at + 6)),
        unitMinor: minorOf(wideAt(words, at + 8), wideAt(words, at + 10)),
        minNotionalUnits: wideAt(words, at + 12),
        bandPpm: words[at + 14]!,
      };
    case MARKET_STATUS:
      return { kind: 'marketStatus', market: words[at + 1]!, status: STATUSES[detailOf(head)]! };
    case WAKE:
      return { kind: 'wake', market: words[at + 1]! };
    case TAKE_MARKET:
      return { kind: 'takeMarket', market: words[at + 1]!, asset: words[at + 2]! };
    case GIVE_MARKET:
      return { kind: 'giveMarket', market: words[at + 1]!, asset: words[at + 2]! };
    case REFERENCE:
      return { kind: 'reference', market: words[at + 1]!, ticks: words[at + 2]! };
    case LAST_PRICE:
      return { kind: 'lastPrice', market: words[at + 1]!, ticks: words[at + 2]! };
    case FEES: {
      const levels = [];
      for (let level = at + 2; level < at + lengthOf(head); level += 2) {
        levels.push({ makerPpm: words[level]!, takerPpm: words[level + 1]! });
      }
      return { kind: 'fees', version: words[at + 1]!, levels };
    }
    case FEE_LEVEL:
      return { kind: 'feeLevel', level: detailOf(head), account: wideAt(words, at + 1) };
    default:
      throw new Error(`a command of unknown kind ${kindOf(head)}`);
  }
}
