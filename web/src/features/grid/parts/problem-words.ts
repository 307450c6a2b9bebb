import { exactAmount } from '../../../lib/format.ts';
import { useAmountSentence } from '../../balances/public.ts';
import { useGridText } from '../grid-text.ts';
import type { Problem } from '../rules/price.ts';

/** Says what is wrong with a field as the server would, with the same numbers. */
export function useProblemWords(): (problem: Problem) => string {
  const t = useGridText();
  const amountSentence = useAmountSentence();
  return (found) => {
    if (found.of === 'text') return amountSentence(found.problem, found.asset);
    const { code, details } = found;
    const of = (name: string) => details[name] ?? '';
    const sum = (name: string) => exactAmount(of(name));
    const price = (name: string) => (of(name) === '--' ? '--' : sum(name));
    switch (code) {
      case 'WHOLE':
        return t('grid.gridsWhole');
      case 'OFF_TICK':
        return t(code, { tick: sum('tick') });
      case 'PRICE_TOO_HIGH':
        return t(code, { max: sum('max') });
      case 'GRID_COUNT':
        return t(code, { min: of('min'), max: of('max') });
      case 'GRID_RANGE_NARROW':
        return t(code, { min: of('min') });
      case 'GRID_LEVELS_EQUAL':
        return t(code);
      case 'GRID_NO_PROFIT':
        return t(code, { percent: of('percent') });
      case 'GRID_TAKE_PROFIT':
        return t(code, { upper: price('upper'), price: price('price') });
      case 'GRID_STOP_LOSS':
        return t(code, { lower: price('lower'), price: price('price') });
      case 'GRID_TRIGGER':
        return t(code, { lower: price('lower'), upper: price('upper') });
      case 'GRID_PRICE_OUTSIDE':
        return t(code, { price: price('price'), lower: price('lower'), upper: price('upper') });
      case 'GRID_INVESTMENT_LOW':
        return t(code, { needed: sum('needed'), asset: of('asset') });
      case 'GRID_INVESTMENT_HIGH':
        return t(code, { max: sum('max'), asset: of('asset') });
    }
  };
}
