import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { worthAll } from '../../rules/worth.ts';
import type { ActionsModel } from './grid.model.ts';

interface StopProps {
  readonly grid: OneGrid;
  readonly model: ActionsModel;
}

/** Ends a grid for good: what becomes of the base coin is chosen, and what that means is said, before the second press. */
export function StopDialog({ grid, model: { view, commands } }: StopProps) {
  const t = useGridText();
  const shell = useShellText();
  const { base, quote } = grid;
  const texts = { base: `${exactAmount(grid.baseNow)} ${base}`, quote: `${exactAmount(grid.quoteNow)} ${quote}` };
  const sold = worthAll(grid);
  return (
    <Overlay
      open
      width={480}
      onClose={commands.stopAsking}
      title={t('grid.stopTitle')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <div className="flex w-full gap-3 *:flex-1">
          <Button kind="secondary" size="large" onClick={commands.stopAsking}>
            {t('grid.goOn')}
          </Button>
          <Button kind="danger-filled" size="large" busy={view.isBusy} onClick={() => void commands.stop()}>
            {t('grid.stop')}
          </Button>
        </div>
      }
    >
      <div data-room="grid/parts/grid/stop-dialog" className="flex flex-col gap-4 text-14 text-text-muted">
        <p>{t('grid.stopText')}</p>
        {grid.isHalted ? (
          <Notice tone="warn">{t('grid.stopHalted')}</Notice>
        ) : (
          <div role="radiogroup" aria-label={t('grid.stopTitle')} className="flex flex-col gap-3">
            <Choice
              isOn={!view.sellsBase}
              onChoose={() => commands.setSellsBase(false)}
              title={t('grid.stopKeep', { coin: base })}
              note={t('grid.stopKeepNote', texts)}
            />
            <Choice
              isOn={view.sellsBase}
              onChoose={() => commands.setSellsBase(true)}
              title={t('grid.stopSell', { coin: base })}
              note={t('grid.stopSellNote', {
                quote: `${sold === null ? '--' : amount(sold, { places: 2 })} ${quote}`,
              })}
            />
          </div>
        )}
        {view.refusal && <Notice tone="warn">{view.refusal}</Notice>}
      </div>
    </Overlay>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly note: ReactNode;
}

function Choice({ isOn, onChoose, title, note }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-start gap-3 rounded-control border p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isOn ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-hover',
      )}
    >
      <input type="radio" name="stop" className="mt-1 accent-accent" checked={isOn} onChange={onChoose} />
      <span className="flex min-w-0 flex-col">
        <span className="text-14 font-medium text-text">{title}</span>
        <span className="text-12 text-text-muted">{note}</span>
      </span>
    </label>
  );
}
