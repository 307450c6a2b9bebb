import { Gem } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { useIdentityText } from '../identity-text.ts';

/** The person's own level, and how levels are reached. */
export function VipIntro({ own }: { readonly own: number | null }) {
  const t = useIdentityText();
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-text"
        >
          <Gem className="size-5" strokeWidth={1.75} />
        </span>
        <div className="flex flex-col gap-1">
          <p className="text-16 font-semibold">
            {own === null ? t('identity.vip.introTitle') : t('identity.vip.own', { level: own })}
          </p>
          <p className="text-13 text-text-muted">{t('identity.vip.how')}</p>
          <p className="text-13 text-text-muted">{t('identity.vip.when')}</p>
        </div>
      </div>
    </Card>
  );
}
