import { Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../../kit/button.tsx';
import { Overlay } from '../../../../../kit/overlay/dialog.tsx';
import { dateTime } from '../../../../../lib/format.ts';
import { useLocale } from '../../../../../lib/locale.ts';
import { useShellText } from '../../../../../lib/shell-text.ts';
import type { Drawing, DrawingKind } from '../../../rules/chart/drawings.ts';
import { type Market, pairName } from '../../../rules/market.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useSpotText } from '../../../spot-text.ts';
import { useToolsText } from '../../../tools-text.ts';
import { DRAWING_ICONS } from './drawing-icons.ts';
import { useDrawings, useDrawingTool } from './drawings.model.ts';

interface DrawingsDialogProps {
  readonly market: Market;
  readonly onClose: () => void;
}

/** The kinds of drawing, and the list of drawings with buttons to remove them. */
export default function DrawingsDialog({ market, onClose }: DrawingsDialogProps) {
  const t = useToolsText();
  const s = useSpotText();
  const shell = useShellText();
  const { rows, remove } = useDrawings(market);
  const { begin } = useDrawingTool(market);
  const pair = pairName(market);
  const draw = (kind: DrawingKind) => {
    begin(kind);
    onClose();
  };
  return (
    <Overlay
      open
      onClose={onClose}
      title={s('spot.draw.title')}
      closeLabel={shell('shell.action.close')}
      footer={
        <Button size="large" wide onClick={onClose}>
          {t('spot.study.done')}
        </Button>
      }
    >
      <div data-room="spot/parts/chart/drawings" className="flex flex-col gap-3">
        <div className="flex flex-col gap-2">
          {(['trend', 'level'] as const).map((kind) => {
            const Icon = DRAWING_ICONS[kind];
            return (
              <Button key={kind} kind="secondary" size="large" wide onClick={() => draw(kind)}>
                <Icon aria-hidden="true" />
                {s(`spot.draw.${kind}`)}
              </Button>
            );
          })}
        </div>
        <p className="text-12 text-text-faint">{t('spot.draw.kept', { pair })}</p>
        {rows.length === 0 ? (
          <p className="py-2 text-13 text-text-muted">{t('spot.draw.none', { pair })}</p>
        ) : (
          <ul aria-label={pair} className="divide-y divide-line">
            {rows.map((drawing) => (
              <Row key={drawing.id} drawing={drawing} market={market} onRemove={() => remove(drawing.id)} />
            ))}
          </ul>
        )}
      </div>
    </Overlay>
  );
}

interface RowProps {
  readonly drawing: Drawing;
  readonly market: Market;
  readonly onRemove: () => void;
}

function Row({ drawing, market, onRemove }: RowProps) {
  const t = useToolsText();
  const s = useSpotText();
  const locale = useLocale();
  const Icon = DRAWING_ICONS[drawing.kind];
  const text = (price: number) => wholeText(price, market.priceScale);
  const time = (atMs: number) => dateTime(atMs, locale, { withYear: true, noSuffix: true });
  const where =
    drawing.kind === 'level' ? text(drawing.price) : `${text(drawing.from.price)} → ${text(drawing.to.price)}`;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-chart-2" />
      <span className="mr-auto min-w-0">
        <span className="block text-13">
          {s(`spot.draw.${drawing.kind}`)} <span className="num font-medium">{where}</span>
        </span>
        {drawing.kind === 'trend' && (
          <span className="num block text-12 text-text-faint">
            {time(drawing.from.atMs)} → {time(drawing.to.atMs)}
          </span>
        )}
      </span>
      <IconButton
        label={`${t('spot.draw.remove')}: ${s(`spot.draw.${drawing.kind}`)} ${where}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
