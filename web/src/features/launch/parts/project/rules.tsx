import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { INTERVAL_MS } from '@bourse/core/launch/subscribe.ts';
import { Card } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';

/** The rules of a sale, written from what its rounds ask for. */
export function Rules({ project }: { readonly project: Project }) {
  const t = useLaunchText();
  const { token, payAsset: asset } = project;
  const ofRounds = project.rounds.flatMap(({ number, split, ...round }) => [
    t('launch.rule.amounts', {
      number,
      min: exactAmount(round.min),
      max: exactAmount(round.max),
      step: exactAmount(round.step),
      perPerson: exactAmount(round.perPerson),
      asset,
      token,
    }),
    t(`launch.rule.${split}`, { number }),
  ]);
  const rules = [
    ...ofRounds,
    t('launch.rule.change'),
    t('launch.rule.interval', { count: INTERVAL_MS / MINUTE_MS }),
    t('launch.rule.cost'),
    t('launch.rule.locked'),
    t('launch.rule.cancel'),
  ];
  return (
    <Card title={t('launch.rules')} room="launch/parts/project/rules">
      <ul aria-label={t('launch.rules')} className="flex list-disc flex-col gap-2 pl-5 text-14 text-text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
