import { ChevronRight, Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../../../kit/card.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useShellText } from '../../../lib/shell-text.ts';

/** A link to the page that tells the operator's addresses from those of clones. */
export function OfficialLinksCard() {
  const t = useShellText();
  return (
    <Card>
      <Link href={pathTo('operator.officialLinks')} className="flex touch items-center gap-3 text-14 font-medium">
        <Link2 aria-hidden="true" className="size-5 shrink-0 text-text-muted" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">{t('shell.officialLinks')}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
      </Link>
    </Card>
  );
}
