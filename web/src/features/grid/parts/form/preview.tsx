import { formatFixed } from '@bourse/core/money/amount.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { amount, exactAmount, percent } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import { netText } from '../../rules/draft.ts';
import { perGridText } from '../per-grid.ts';
import type { PartProps, TermsProps } from './form-props.ts';
import { LevelsChart } from './levels-chart.tsx';

/** Parts per million as a percentage that people read: 0.2%. */
const feeText = (ppm: number): string => `${formatFixed(BigInt(ppm), 4, 4).replace(/0{1,3}$/, '')}%`;

/** What a grid does first and earns each time, before anybody presses. */
export function Figures({ model: { view }, terms: { market, feePpm } }: TermsProps) {
  const t = useGridText();
  const { judged, preview } = view;
  const net = judged?.net && { low: netText(judged.net.low), high: netText(judged.net.high) };
  const { base, quote } = market;
  const sum = (text: string) => amount(text, { places: 2 });
  const isBuying = preview && preview.bought !== '0';
  return (
    <Card room="grid/parts/form/preview">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <One
          label={t('grid.perGrid')}
          value={net ? perGridText(net, (text) => percent(text, false)) : '--'}
          note={feePpm === null ? t('grid.feesUnknown') : t('grid.feesOff', { rate: feeText(feePpm) })}
        />
        <One
          label={t('grid.eachOrder')}
          value={preview ? `${exactAmount(preview.quantity)} ${base}` : '--'}
          note={preview && t('grid.about', { amount: sum(preview.quantityWorth), coin: quote })}
        />
        <One
          label={t('grid.bought')}
          value={preview ? (isBuying ? `${exactAmount(preview.bought)} ${base}` : t('grid.boughtNothing')) : '--'}
          note={isBuying && t('grid.boughtFor', { amount: sum(preview.boughtFor), coin: quote })}
        />
        <One
          label={t('grid.inBuys')}
          value={preview ? `${sum(preview.inBuys)} ${quote}` : '--'}
          note={preview && t('grid.free', { amount: sum(preview.free) })}
        />
      </dl>
      <p className="mt-4 text-12 text-text-muted">{t(preview ? 'grid.slippage' : 'grid.previewEmpty')}</p>
    </Card>
  );
}

interface OneProps {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
}

const One = ({ label, value, note }: OneProps) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-12 text-text-muted">{label}</dt>
    <dd className="flex min-w-0 flex-col">
      <span className={value === '--' ? 'text-16 leading-8' : 'num text-16 leading-8 font-semibold'}>{value}</span>
      {note && <span className="text-12 text-text-muted tabular-nums">{note}</span>}
    </dd>
  </div>
);

/** Levels, what they do, and what they would have done. */
export function PreviewSide({ model, children }: PartProps & { readonly children: ReactNode }) {
  const { terms } = model.view;
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? 'flex flex-col' : 'flex min-w-0 flex-col gap-4'}>
      {terms && (
        <>
          <LevelsChart model={model} terms={terms} />
          <Figures model={model} terms={terms} />
          {children}
        </>
      )}
    </div>
  );
}
