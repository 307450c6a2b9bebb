import { Card, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { dateTime, exactAmount, percent } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMoneyLook } from '../../../balances/public.ts';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { perGridText } from '../per-grid.ts';

/** What a grid is made of, what it has, and what ends it. */
export function Settings({ grid }: { readonly grid: OneGrid }) {
  const t = useGridText();
  const locale = useLocale();
  const { isHidden, coin } = useMoneyLook();
  const { base, quote } = grid;
  const sum = (text: string, unit: string) => (isHidden ? coin(text) : `${exactAmount(text)} ${unit}`);
  const priceOr = (text: string | null) => (text === null ? t('grid.notSet') : `${exactAmount(text)} ${quote}`);
  // One below the other: a line of this card has no room for two sums.
  const both = (has: { readonly quote: string; readonly base: string }) => (
    <span className="flex flex-col items-end">
      <span>{sum(has.base, base)}</span>
      <span>{sum(has.quote, quote)}</span>
    </span>
  );
  const rows: readonly KeyValueRow[] = [
    { label: t('grid.type'), value: t(`grid.mode.${grid.mode}`) },
    {
      label: t('grid.perGrid'),
      value: grid.perGridPercent === null ? '--' : perGridText(grid.perGridPercent, (text) => percent(text, false)),
    },
    { label: t('grid.eachOrder'), value: grid.quantity === null ? '--' : sum(grid.quantity, base) },
    { label: t('grid.startPrice'), value: priceOr(grid.startPrice) },
    { label: t('grid.trigger'), value: priceOr(grid.trigger) },
    { label: t('grid.takeProfit'), value: priceOr(grid.takeProfit) },
    { label: t('grid.stopLoss'), value: priceOr(grid.stopLoss) },
    { label: t('grid.onStop'), value: t(grid.sellsOnStop ? 'grid.sells' : 'grid.keeps', { coin: base }) },
    grid.returned === null
      ? { label: t('grid.holds'), value: both({ quote: grid.quoteNow, base: grid.baseNow }) }
      : { label: t('grid.returned'), value: both(grid.returned) },
    ...(grid.endedAtMs === null
      ? []
      : [{ label: t('grid.status'), value: t('grid.ended', { time: dateTime(grid.endedAtMs, locale) }) }]),
  ];
  return (
    <Card title={t('grid.settings')} room="grid/parts/grid/settings">
      <KeyValue small rows={rows.map((row) => ({ ...row, value: <span className="num">{row.value}</span> }))} />
    </Card>
  );
}
