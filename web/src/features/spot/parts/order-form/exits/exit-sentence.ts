import { amount, exactAmount } from '../../../../../lib/format.ts';
import type { ExitField, ExitProblem } from '../../../rules/exits/check-exits.ts';
import type { CheckedExit } from '../../../rules/exits/check-list.ts';
import type { ExitDraft, ExitName } from '../../../rules/exits/exit-draft.ts';
import type { Market, Side } from '../../../rules/market.ts';
import type { Problem } from '../../../rules/order-check.ts';
import { shownDerived, shownMinor } from '../../../rules/shown-amount.ts';
import type { SpotText } from '../../../spot-text.ts';
import type { ToolsText } from '../../../tools-text.ts';
import type { OrderFormModel } from '../order-form.model.ts';
import { problemSentence } from '../problem-sentence.ts';

interface Words {
  readonly t: ToolsText;
  readonly s: SpotText;
}

/** The sentence for a problem with an exit. */
function exitSentence(
  { t, s }: Words,
  { code, details }: ExitProblem,
  market: Market,
  view: OrderFormModel['view'],
): string {
  const price = (text: string | undefined) => amount(text, { places: market.priceScale });
  const { quote } = view.places;
  switch (code) {
    case 'EXIT_REQUIRED':
      return t('spot.exit.required');
    case 'EXIT_NOT_ABOVE':
      return t('spot.exit.above', { price: price(details.price) });
    case 'EXIT_NOT_BELOW':
      return t('spot.exit.below', { price: price(details.price) });
    case 'EXIT_NO_PRICE':
      return t('spot.exit.noPrice');
    case 'OUTSIDE_BAND':
      return t('spot.exit.band', { min: price(details.min), max: price(details.max) });
    case 'EXIT_LIMIT_FAR':
      return t('spot.exit.limitBand', { min: price(details.min), max: price(details.max) });
    case 'BELOW_MIN_NOTIONAL':
      return t('spot.exit.small', {
        total: shownDerived(details.total ?? '', quote, 'down'),
        min: exactAmount(details.min),
        asset: market.quote,
      });
    default:
      return problemSentence(s, { code: code satisfies Problem['code'], details }, market, quote, false);
  }
}

/** Errors beside the fields of an exit: the exchange's refusal, or problems with what was typed. */
export function exitErrors(
  words: Words,
  name: ExitName,
  draft: ExitDraft,
  market: Market,
  view: OrderFormModel['view'],
) {
  const { list, exitRefusal, hasTried } = view;
  return (field: ExitField): string | undefined => {
    if (exitRefusal?.name === name && exitRefusal.field === field) return exitRefusal.sentence;
    const found = list?.exits[name].problems[field];
    const isEmpty = field === 'limit' ? draft.limit === '' : draft[draft.by] === '';
    if (!found || (isEmpty && !hasTried)) return undefined;
    return exitSentence(words, found, market, view);
  };
}

/** The signed result of both orders; for an exit of coins already held, the proceeds or the cost. */
export function resultOf(
  { resultMinor }: CheckedExit,
  market: Market,
  quotePlaces: number,
  isOco: boolean,
  side: Side,
) {
  if (resultMinor === null) return null;
  const text = (minor: bigint, direction: 'up' | 'down') =>
    `${shownMinor(minor, market.quoteScale, quotePlaces, direction)} ${market.quote}`;
  if (isOco) return { text: `≈ ${text(resultMinor, side === 'sell' ? 'down' : 'up')}`, tone: 'none' as const };
  return resultMinor < 0n
    ? { text: `\u2212${text(-resultMinor, 'up')}`, tone: 'down' as const }
    : { text: `+${text(resultMinor, 'down')}`, tone: 'up' as const };
}
