import { Button } from '../../../../../kit/button.tsx';
import { useDensity } from '../../../../../kit/density.tsx';
import { Sheet } from '../../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../../lib/shell-text.ts';
import { EXITS, exitSideOf } from '../../../rules/exits/exit-draft.ts';
import type { Market } from '../../../rules/market.ts';
import { shownTyped } from '../../../rules/shown-amount.ts';
import { useSpotText } from '../../../spot-text.ts';
import { useToolsText } from '../../../tools-text.ts';
import type { OrderFormModel } from '../order-form.model.ts';
import { ExitFields, Result } from './exit-fields.tsx';
import { exitErrors, resultOf } from './exit-sentence.ts';

interface ExitsBoxProps {
  readonly market: Market;
  readonly model: OrderFormModel;
  /** Whether the fields are shown, which touch screens do in a sheet. */
  readonly isEditing: boolean;
  readonly onDone: () => void;
}

/** Take profit and stop loss: the fields if there is room, otherwise a summary and a button to edit them. */
export default function ExitsBox({ market, model, isEditing, onDone }: ExitsBoxProps) {
  const t = useToolsText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const fields = (
    <>
      {EXITS.map((name) => (
        <ExitFields key={name} name={name} market={market} model={model} />
      ))}
      <p className="text-12 text-text-muted">{t(noteKey(model.view.draft))}</p>
    </>
  );
  if (!isTouch) {
    return (
      <div
        data-room="spot/parts/order-form/exits"
        className="flex flex-col gap-2 rounded-control border border-line p-3"
      >
        {fields}
      </div>
    );
  }
  return (
    <div data-room="spot/parts/order-form/exits" className="flex flex-col gap-1">
      <Summary market={market} model={model} />
      <Sheet
        open={isEditing}
        onClose={onDone}
        title={t('spot.exit.title')}
        closeLabel={shell('shell.action.close')}
        footer={
          <Button size="large" wide onClick={onDone}>
            {t('spot.study.done')}
          </Button>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field says that one is done here, and sends no order. */}
        <div
          className="flex flex-col gap-4"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            onDone();
          }}
        >
          {fields}
        </div>
      </Sheet>
    </div>
  );
}

/** One sentence that says when which order acts. */
function noteKey(draft: OrderFormModel['view']['draft']) {
  if (draft.type === 'oco') return 'spot.exit.note.oco' as const;
  return draft.side === 'buy' ? ('spot.exit.note.buy' as const) : ('spot.exit.note.sell' as const);
}

function Summary({ market, model }: Pick<ExitsBoxProps, 'market' | 'model'>) {
  const t = useToolsText();
  const s = useSpotText();
  const { view } = model;
  const { draft, list, places } = view;
  return (
    <>
      {EXITS.map((name) => {
        const exit = list?.exits[name];
        const error = exitErrors({ t, s }, name, draft.exits[name], market, view)('price');
        const limitError = exitErrors({ t, s }, name, draft.exits[name], market, view)('limit');
        const result =
          exit && resultOf(exit, { ...market, quote: '' }, places.quote, draft.type === 'oco', exitSideOf(draft));
        if (!exit?.price && !error) return null;
        return (
          <div key={name} className="flex flex-wrap justify-between gap-x-2 text-12">
            <span className="text-text-muted">
              {t(`spot.exit.short.${name}`)}{' '}
              <span className="num text-text">{shownTyped(exit?.price ?? '', places.price)}</span>
            </span>
            {result && <Result {...result} />}
            {(error ?? limitError) && <span className="w-full text-danger">{error ?? limitError}</span>}
          </div>
        );
      })}
    </>
  );
}
