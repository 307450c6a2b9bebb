import { Button } from '../../../../kit/button.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { useProblemWords } from '../problem-words.ts';
import { useExitsModel } from './exits.model.ts';

interface ExitsProps {
  readonly grid: OneGrid;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The two prices that end a grid by itself. */
export function ExitsDialog({ grid, onSaved, onClose }: ExitsProps) {
  const t = useGridText();
  const shell = useShellText();
  const words = useProblemWords();
  const { view, commands } = useExitsModel(grid, onSaved);
  const takeProfit = view.judged?.problems.takeProfit;
  const stopLoss = view.judged?.problems.stopLoss;
  return (
    <Overlay
      open
      width={420}
      onClose={onClose}
      title={t('grid.exits')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <Button size="large" wide busy={view.isBusy} disabled={!view.judged} onClick={() => void commands.save()}>
          {t('grid.save')}
        </Button>
      }
    >
      <form
        data-room="grid/parts/grid/exits-dialog"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void commands.save();
        }}
      >
        <MoneyField
          label={t('grid.takeProfit')}
          aside={<span className="num">{t('grid.above', { price: exactAmount(grid.upper) })}</span>}
          placeholder={t('grid.notSet')}
          value={view.typed.takeProfit}
          onChange={(text) => commands.set('takeProfit', text)}
          unit={grid.quote}
          keepsLine
          {...(takeProfit && { error: words(takeProfit) })}
        />
        <MoneyField
          label={t('grid.stopLoss')}
          aside={<span className="num">{t('grid.below', { price: exactAmount(grid.lower) })}</span>}
          placeholder={t('grid.notSet')}
          value={view.typed.stopLoss}
          onChange={(text) => commands.set('stopLoss', text)}
          unit={grid.quote}
          keepsLine
          {...(stopLoss && { error: words(stopLoss) })}
        />
        <Checkbox checked={view.sellsOnStop} onChange={commands.setSells}>
          {t('grid.sellOnStop', { coin: grid.base })}
        </Checkbox>
        <p className="text-12 text-text-faint">{t('grid.exitsNote')}</p>
        {view.refusal && <Notice tone="warn">{view.refusal}</Notice>}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Overlay>
  );
}
