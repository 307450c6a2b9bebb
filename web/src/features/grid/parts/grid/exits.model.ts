import { useState } from 'react';
import { gridOf } from '../../../spot/public.ts';
import { setExits } from '../../api/commands.ts';
import type { OneGrid } from '../../api/queries.ts';
import { useMarkets } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { judgeTypedExits } from '../../rules/judge-exits.ts';
import { ticksOfText } from '../../rules/price.ts';

/** Take profit and stop loss of a grid that runs; nothing else of it can be changed. */
export function useExitsModel(grid: OneGrid, onSaved: () => void) {
  const t = useGridText();
  const markets = useMarkets();
  const [typed, setTyped] = useState({ takeProfit: grid.takeProfit ?? '', stopLoss: grid.stopLoss ?? '' });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const market = markets.data?.rows.find(({ symbol }) => symbol === grid.symbol);
  const cut = market && gridOf(market);
  const judged =
    cut &&
    judgeTypedExits(typed, {
      lowerTicks: ticksOfText(grid.lower, cut) ?? 0,
      upperTicks: ticksOfText(grid.upper, cut) ?? 0,
      lastTicks: ticksOfText(grid.lastPrice, cut),
      grid: cut,
      quote: grid.quote,
    });
  const isFirstStop = grid.stopLoss === null && typed.stopLoss.trim() !== '';
  const sellsOnStop = chosen ?? (grid.sellsOnStop || isFirstStop);
  return {
    view: { typed, judged, sellsOnStop, refusal, isBusy },
    commands: {
      set: (name: 'takeProfit' | 'stopLoss', text: string) => {
        setRefusal('');
        setTyped({ ...typed, [name]: text });
      },
      setSells: setChosen,
      save: async () => {
        if (!judged || isBusy || judged.problems.takeProfit || judged.problems.stopLoss) return;
        const { takeProfit, stopLoss } = judged;
        setIsBusy(true);
        const saved = await setExits({
          gridId: grid.id,
          ...(takeProfit !== null && { takeProfit }),
          ...(stopLoss !== null && { stopLoss }),
          sellsOnStop: sellsOnStop ? 'true' : 'false',
        });
        setIsBusy(false);
        if (saved.ok) return onSaved();
        const { isOutcomeUnknown, message } = saved.failure;
        setRefusal(isOutcomeUnknown ? t('grid.unknown') : message);
      },
    },
  };
}
