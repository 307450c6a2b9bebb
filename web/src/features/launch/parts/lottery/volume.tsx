import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { LotteryAnswer } from '../../api/lottery.ts';
import { useLaunchText } from '../../launch-text.ts';
import type { TicketsProps } from './lottery.model.ts';

interface VolumeProps extends Pick<TicketsProps, 'project' | 'round' | 'answer'> {
  readonly volume: NonNullable<LotteryAnswer['volume']>;
}

const pairOf = (symbol: string): string => symbol.replace('_', '/');

/** How tickets are earned, how many the person has, and what is missing to the next one. */
export function Volume({ project, round, answer, volume }: VolumeProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const asset = project.payAsset;
  const [symbol] = volume.markets;
  return (
    <div data-room="launch/parts/lottery/volume" className="flex flex-col gap-1 text-13">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{t('launch.lottery.earned')}</span>
        <span className="num font-medium">
          {t('launch.lottery.earnedOf', { earned: answer.earned, most: round.lottery.mostTickets })}
        </span>
      </p>
      <p className="text-text-muted">
        {t('launch.lottery.volumeRule', {
          step: exactAmount(volume.step),
          asset,
          markets: volume.markets.map(pairOf).join(', '),
          time: dateTime(volume.fromMs, locale),
        })}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="num text-text-muted">
          {t('launch.lottery.volume', { amount: exactAmount(volume.own), asset })}
          {volume.missing !== null &&
            ` · ${t('launch.lottery.missing', { amount: exactAmount(volume.missing), asset })}`}
        </span>
        {symbol && (
          <Link href={pathTo('spot.trade', { symbol })} className={buttonClass({ kind: 'link', size: 'small' })}>
            {t('launch.lottery.trade', { pair: pairOf(symbol) })}
          </Link>
        )}
      </p>
    </div>
  );
}
