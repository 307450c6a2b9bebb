import { Card } from '../../../kit/card.tsx';
import { useProofText } from '../proof-text.ts';

const LIMITS = ['moment', 'borrowed', 'claims', 'others', 'privacy'] as const;

/** What even a correct proof does not show. */
export function Limits() {
  const t = useProofText();
  return (
    <Card title={t('proof.limits')} padding="form" room="proof/parts/limits">
      <ul className="flex max-w-2xl list-disc flex-col gap-2 pl-5 text-14 text-text-muted">
        {LIMITS.map((limit) => (
          <li key={limit}>{t(`proof.limit.${limit}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
