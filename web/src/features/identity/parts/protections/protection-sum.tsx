import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { useIdentityText } from '../../identity-text.ts';
import type { Protection } from '../../rules/protections.ts';
import { TASK_OF, type Task } from '../../screens/security/security.model.ts';

interface ProtectionSumProps {
  readonly count: number;
  readonly countMax: number;
  readonly next: Protection | null;
  readonly onOpen: (task: Task) => void;
}

/** How many protections are on, with the next best one as the page's only primary action. */
export function ProtectionSum({ count, countMax, next, onOpen }: ProtectionSumProps) {
  const t = useIdentityText();
  const isTouch = useDensity() === 'touch';
  const Icon = next === null ? ShieldCheck : ShieldAlert;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon aria-hidden="true" className={next === null ? 'size-5 text-ok' : 'size-5 text-warn'} strokeWidth={1.75} />
        <div className="min-w-48 flex-1">
          <p className="text-14 font-semibold">{t('identity.sum.on', { on: count, all: countMax })}</p>
          <p className="text-13 text-text-muted">
            {next === null ? t('identity.sum.allOn') : t('identity.sum.next', { step: t(`identity.row.${next}.step`) })}
          </p>
        </div>
        {next !== null && (
          <Button wide={isTouch} onClick={() => onOpen(TASK_OF[next])}>
            {t(`identity.row.${next}.do`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
