import { Info } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Menu } from '../../../../kit/overlay/menu.tsx';
import { amount, dateTime, percent } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { premiumState } from '../../rules/leveraged.ts';
import type { Market } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { useToken } from './token-line.model.ts';

const INK = { fair: 'text-text', high: 'text-warn', blocked: 'text-danger' } as const;

/** A leveraged token's value, how far its price is from it, and the product's risks. */
export function TokenLine({ market }: { readonly market: Market }) {
  const t = useSpotText();
  const shell = useShellText();
  const locale = useLocale();
  const isTouch = useDensity() === 'touch';
  const data = useToken(market);
  if (market.kind !== 'etf') return null;
  const facts = [
    ['nav', amount(data?.nav, { places: 4 })],
    ['leverage', data ? `${amount(data.realLeverage, { places: 2 })}×` : '--'],
    ['premium', percent(data?.premiumPercent)],
    ['rebalanced', dateTime(data?.lastRebalanceAtMs, locale)],
    ...(data?.merge ? [['merge', `${data.merge.ratio}:1 · ${dateTime(data.merge.atMs, locale)}`] as const] : []),
  ] as const;
  const ink = { premium: INK[premiumState(data?.premiumPercent ?? null)], merge: INK.high } as const;
  return (
    <section
      aria-label={t('spot.token.title')}
      className={cx(
        'flex shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-surface py-2 text-12',
        isTouch ? 'px-4' : 'min-h-9 px-4',
      )}
    >
      {facts.map(([key, text]) => (
        <span key={key} className="whitespace-nowrap">
          <span className="text-text-faint">{t(`spot.token.${key}`)}</span>{' '}
          <span className={cx('num', key === 'premium' || key === 'merge' ? ink[key] : INK.fair)}>{text}</span>
        </span>
      ))}
      <Menu
        align={isTouch ? 'left' : 'right'}
        width={280}
        sheet={{ title: t('spot.token.risk'), closeLabel: shell('shell.action.close') }}
        triggerClass="touch inline-flex items-center gap-1 text-accent-text"
        trigger={
          <>
            <Info aria-hidden="true" className="size-3.5" />
            {t('spot.token.risk')}
          </>
        }
      >
        {() => (
          <p className="max-w-80 p-3 text-13 text-text">
            {t('spot.token.riskText', { fee: data?.dailyFeePercent ?? '0.1' })}
          </p>
        )}
      </Menu>
    </section>
  );
}
