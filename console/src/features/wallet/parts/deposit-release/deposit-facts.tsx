import { Badge } from '../../../../kit/badge.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { hasText, t } from '../../../../lib/i18n.ts';
import type { ReviewedDeposit } from '../../api/deposits.ts';

const SHOWN = 6;

/** Both ends of an address or a transaction's id, and the whole of it to copy. */
export function LongId({ id }: { readonly id: string }) {
  return (
    <span className="code flex items-center gap-1 whitespace-nowrap text-text-muted" title={id}>
      {id.slice(0, SHOWN)}…{id.slice(-SHOWN)}
      <Copy text={id} label={t('console.copy')} />
    </span>
  );
}

/** What is known of the address that the money came from; a reason that a later server adds stands for itself. */
export function reasonBadge({ reason }: Pick<ReviewedDeposit, 'reason'>) {
  const key = `console.depositReason.${reason}`;
  return (
    <Badge tone={reason === 'SOURCE_BLOCKED' ? 'danger' : 'warn'}>
      {hasText(key) ? t(key as 'console.depositReason.SOURCE_HIGH') : (reason ?? t('console.none'))}
    </Badge>
  );
}
