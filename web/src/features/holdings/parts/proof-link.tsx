import { ChevronRight, Scale } from 'lucide-react';
import { Link } from 'wouter';
import { pathTo } from '../../../lib/links.ts';
import { useShellText } from '../../../lib/shell-text.ts';

/** A link to the proof that these coins are counted; the desktop has it in the side menu. */
export function ProofLink() {
  const t = useShellText();
  return (
    <Link
      href={pathTo('proof.liabilities')}
      className="flex min-h-14 items-center gap-3 bg-surface px-4 text-14 font-medium"
    >
      <Scale aria-hidden="true" className="size-5 shrink-0 text-text-muted" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">{t('shell.nav.proof')}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
    </Link>
  );
}
