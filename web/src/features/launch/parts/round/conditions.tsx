import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Condition } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';

/** Where each is mended. */
const fixPath = (name: Condition['name']): string => {
  if (name === 'VIP') return pathTo('identity.vip');
  return pathTo('identity.security', { do: name === 'KYC' ? 'kyc' : 'trading-password' });
};

/** What a round asks of a person: what is met, what is not, and the way to mend it. */
export function Conditions({ conditions }: { readonly conditions: readonly Condition[] }) {
  const t = useLaunchText();
  const met = conditions.filter(({ isMet }) => isMet).length;
  return (
    <div data-room="launch/parts/round/conditions">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-14 font-semibold">{t('launch.conditions')}</h3>
        <span className="num text-13 text-text-muted">
          {t('launch.met', { met: String(met), all: String(conditions.length) })}
        </span>
      </div>
      <ul aria-label={t('launch.conditions')} className="mt-1">
        {conditions.map((condition) => (
          <ConditionRow key={condition.name} condition={condition} />
        ))}
      </ul>
    </div>
  );
}

function ConditionRow({ condition: { name, isMet, needed, level, lateMs } }: { readonly condition: Condition }) {
  const t = useLaunchText();
  const locale = useLocale();
  const Icon = isMet ? CircleCheck : CircleAlert;
  const words =
    name === 'TRADING_PASSWORD'
      ? t(`launch.condition.${name}`)
      : t(`launch.condition.${name}`, { needed: String(needed ?? 0) });
  const missing =
    isMet || level === null
      ? null
      : lateMs === null
        ? t('launch.yours', { level: String(level) })
        : t('launch.kycLate', { at: dateTime(lateMs, locale, { withYear: true }) });
  return (
    <li className="flex min-h-10 items-center gap-2.5 py-1 text-14">
      <Icon aria-hidden="true" className={isMet ? 'size-4 shrink-0 text-ok' : 'size-4 shrink-0 text-warn'} />
      <span className="min-w-0 flex-1">
        {words} <span className="sr-only">{t(isMet ? 'launch.isMet' : 'launch.isNotMet')}</span>
        {missing !== null && <span className="block text-12 text-text-muted">{missing}</span>}
      </span>
      {!isMet && lateMs === null && (
        <Link href={fixPath(name)} className={buttonClass({ kind: 'secondary', size: 'small' })}>
          {t(`launch.fix.${name}`)}
        </Link>
      )}
    </li>
  );
}
