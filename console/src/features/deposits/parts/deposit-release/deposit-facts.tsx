import { Badge } from '../../../../kit/badge.tsx';
import { hasText, t } from '../../../../lib/i18n.ts';
import type { ReviewedDeposit } from '../../api/deposits.ts';

/** What is known of the sender's address; the plain reason where a newer server has one without words. */
export function reasonBadge({ reason }: Pick<ReviewedDeposit, 'reason'>) {
  const key = `console.depositReason.${reason}`;
  return (
    <Badge tone={reason === 'SOURCE_BLOCKED' ? 'danger' : 'warn'}>
      {hasText(key) ? t(key as 'console.depositReason.SOURCE_HIGH') : (reason ?? t('console.none'))}
    </Badge>
  );
}
