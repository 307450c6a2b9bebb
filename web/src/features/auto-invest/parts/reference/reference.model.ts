import { useState } from 'react';
import { compareText, useSettled } from '../../../balances/public.ts';
import { type Range, type Terms, useRanges, useReference } from '../../api/queries.ts';
import { judgeAmount, judgeCoins, leastOf } from '../../rules/check.ts';
import { type Draft, wishesOf } from '../../rules/draft.ts';
import { isAvailable, RANGES, rangeToShow } from '../../rules/range.ts';

/** What is counted with while no amount stands in the form: a return in percent hardly depends on it. */
const EXAMPLE = '100';

/** What the plan in the form would have done. It owns its range, so that a change redraws the picture alone. */
export function useReferenceModel(draft: Draft, terms: Terms) {
  const [chosen, setChosen] = useState<Range | null>(null);
  const settled = useSettled(draft);
  const { min } = leastOf(settled, terms);
  const judged = judgeAmount(settled.amount, { min, terms });
  const example = compareText(min, EXAMPLE) > 0 ? min : EXAMPLE;
  const amount = 'amount' in judged ? judged.amount : example;
  const wishes = judgeCoins(settled) ? null : wishesOf(settled, amount);
  const ranges = useRanges(wishes ? settled.coins.map(({ asset }) => asset) : []);
  const range = ranges.data ? rangeToShow(ranges.data, chosen) : null;
  const reference = useReference(wishes, range);
  const listed = ranges.data?.listed ?? null;
  return {
    view: {
      isAsked: wishes !== null,
      coins: settled.coins.length,
      ranges,
      range,
      options: RANGES.map((value) => ({ value, isThere: ranges.data ? isAvailable(ranges.data, value) : true })),
      /** The first range that is not there, and the coin that is too young for it. */
      missing: RANGES.find((value) => ranges.data && !isAvailable(ranges.data, value)) ?? null,
      listed,
      reference,
      example: 'amount' in judged ? null : amount,
    },
    commands: { setRange: setChosen },
  };
}
export type ReferenceModel = ReturnType<typeof useReferenceModel>;
