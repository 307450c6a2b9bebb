import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import { alike } from '../../rules/alike.ts';
import type { Preview } from '../../rules/preview.ts';
import type { TermsProps } from './form-props.ts';

const INK = { buy: 'text-up', sell: 'text-down' } as const;
const CELL = 'px-1.5 first:pl-0 last:pr-0';

/**
 * The ladder: every level with the order that it begins with, the highest first, and the price of now between them;
 * nothing before the form says enough.
 */
export function PreviewLevels({ model: { view }, terms: { market, last } }: TermsProps) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { judged, preview } = view;
  if (!judged?.levels || !judged.levelTicks || !preview) return null;
  const { levels, levelTicks, lastTicks } = judged;
  const above = lastTicks === null ? levels.length : levelTicks.filter((ticks) => ticks > lastTicks).length;
  const written = alike(last === null ? levels : [...levels, last]);
  const rungs = levels
    .map((price, index) => <Rung key={price} price={written(price)} index={index} preview={preview} />)
    .reverse();
  return (
    <Card title={t('grid.ladder')} room="grid/parts/form/levels">
      <div className={cx('overflow-y-auto', isTouch ? 'max-h-96' : 'max-h-80')}>
        <table aria-label={t('grid.levels')} className="w-full border-collapse text-13">
          <thead>
            <tr className="h-8 text-12 text-text-faint">
              <th scope="col" className={cx(CELL, 'text-left font-normal')}>
                {`${t('grid.price')} (${market.quote})`}
              </th>
              <th scope="col" className={cx(CELL, 'text-left font-normal')}>
                {t('grid.order')}
              </th>
              <th scope="col" className={cx(CELL, 'text-right font-normal')}>
                {t('grid.amount', { coin: market.base })}
              </th>
              <th scope="col" className={cx(CELL, 'text-right font-normal')}>
                {t('grid.ifClosed', { coin: market.quote })}
              </th>
            </tr>
          </thead>
          <tbody>
            {rungs.slice(0, above)}
            {last !== null && (
              <tr className="h-8 border-y border-line">
                <td colSpan={4} className="num font-semibold">
                  {written(last)}
                  <span className="pl-2 text-12 font-normal text-text-muted">{t('grid.priceNow')}</span>
                </td>
              </tr>
            )}
            {rungs.slice(above)}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface RungProps {
  /** As it is read. */
  readonly price: string;
  readonly index: number;
  readonly preview: Preview;
}

function Rung({ price, index, preview }: RungProps) {
  const t = useGridText();
  const side = preview.sides[index] ?? null;
  const earned = preview.earns[index];
  return (
    <tr className="h-6">
      <td className={cx(CELL, 'num', side ? INK[side] : 'text-text-faint')}>{price}</td>
      <td className={cx(CELL, side ? INK[side] : 'text-text-faint')}>
        {t(side ? `grid.${side}` : 'grid.level.empty')}
      </td>
      <td className={cx(CELL, 'num text-right')}>{side ? exactAmount(preview.quantity) : '--'}</td>
      <td className={cx(CELL, 'num text-right text-text-muted')}>
        {earned ? amount(earned, { places: 2, signs: true }) : '--'}
      </td>
    </tr>
  );
}
