import { Ban } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useOperatorText } from '../operator-text.ts';

const NEVER = ['pay', 'codes', 'move'] as const;

/** What the operator's staff never ask for, and what to do if somebody did. */
export function NeverAsked() {
  const t = useOperatorText();
  return (
    <Card title={t('operator.links.never')}>
      <ul className="flex flex-col gap-2 text-14">
        {NEVER.map((what) => (
          <li key={what} className="flex items-start gap-3">
            <Ban aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={1.75} />
            <span className="min-w-0">{t(`operator.links.never.${what}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link href={pathTo('identity.security', { do: 'freeze' })} className={buttonClass({ kind: 'link' })}>
          <span className="whitespace-normal">{t('operator.links.freeze')}</span>
        </Link>
      </p>
    </Card>
  );
}
