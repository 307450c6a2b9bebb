import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Condition, Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { conditionWords } from '../project/condition-words.ts';
import { SurveyDialog } from '../survey/survey-dialog.tsx';

/** Where those are mended that can be, or seen what they come from. */
const FIX_PATHS = {
  TRADING_PASSWORD: () => pathTo('identity.security', { do: 'trading-password' }),
  KYC: () => pathTo('identity.security', { do: 'kyc' }),
  VIP: () => pathTo('identity.vip'),
  HOLDING: ({ held }: Condition) => pathTo('deposits.deposit', { asset: held?.coin ?? '' }),
  NEWCOMER: () => pathTo('launch.history'),
} as const;
const isMended = (name: Condition['name']): name is keyof typeof FIX_PATHS => name in FIX_PATHS;

/** What a round asks of a person: what is met, what is not, and the way to mend it. */
export function Conditions({
  project,
  conditions,
}: {
  readonly project: Pick<Project, 'id'>;
  readonly conditions: readonly Condition[];
}) {
  const t = useLaunchText();
  const [isAnswering, setIsAnswering] = useState(false);
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
          <ConditionRow key={condition.name} condition={condition} onAnswer={() => setIsAnswering(true)} />
        ))}
      </ul>
      {isAnswering && <SurveyDialog project={project.id} onClose={() => setIsAnswering(false)} />}
    </div>
  );
}

interface RowProps {
  readonly condition: Condition;
  readonly onAnswer: () => void;
}

function ConditionRow({ condition, onAnswer }: RowProps) {
  const t = useLaunchText();
  const missing = useMissing(condition);
  const { name, isMet, lateMs, held } = condition;
  const Icon = isMet ? CircleCheck : CircleAlert;
  const words = conditionWords(t, name, condition);
  return (
    <li className="flex min-h-10 items-center gap-2.5 py-1 text-14">
      <Icon aria-hidden="true" className={isMet ? 'size-4 shrink-0 text-ok' : 'size-4 shrink-0 text-warn'} />
      <span className="min-w-0 flex-1">
        {words} <span className="sr-only">{t(isMet ? 'launch.isMet' : 'launch.isNotMet')}</span>
        {missing !== null && <span className="block text-12 text-text-muted">{missing}</span>}
      </span>
      {!isMet && name === 'SURVEY' && (
        <Button kind="secondary" size="small" onClick={onAnswer}>
          {t('launch.fix.SURVEY')}
        </Button>
      )}
      {!isMet && lateMs === null && !held?.isOver && isMended(name) && (
        <Link href={FIX_PATHS[name](condition)} className={buttonClass({ kind: 'secondary', size: 'small' })}>
          {t(name === 'NEWCOMER' ? 'launch.mine' : `launch.fix.${name}`)}
        </Link>
      )}
    </li>
  );
}

/** What is there instead of what is asked for; null where the condition is met or says it itself. */
function useMissing({ name, isMet, level, lateMs, nationality, held }: Condition): string | null {
  const t = useLaunchText();
  const locale = useLocale();
  if (held?.average) return t('launch.holding.yours', { average: exactAmount(held.average), coin: held.coin });
  if (isMet) return null;
  if (name === 'CN_ONLY' || name === 'NON_CN')
    return t(nationality === null ? 'launch.noDocument' : `launch.other.${name}`);
  if (name === 'NEWCOMER') return t('launch.takenPart');
  if (lateMs !== null) return t('launch.kycLate', { at: dateTime(lateMs, locale, { withYear: true }) });
  return level === null ? null : t('launch.yours', { level: String(level) });
}
