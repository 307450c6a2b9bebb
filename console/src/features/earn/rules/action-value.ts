import { EARN_KINDS } from '@bourse/core/earn/product.ts';
import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';

const ROW = /^(?:(\S+) )?at ([0-9]{1,6})$/u;

/** A row of rates as approvals keep it, `2000 at 1000`, as people read it. */
function rowText(row: string): string {
  const [, upTo, rate] = ROW.exec(row) ?? [];
  if (rate === undefined) return row;
  return upTo === undefined
    ? t('console.earn.row.rest', { rate: percentText(Number(rate)) })
    : t('console.earn.row.upTo', { amount: formatAmount(upTo), rate: percentText(Number(rate)) });
}

/** What somebody asks for about a product of Earn, as people read it; null for what reads as it is. */
export function earnValue(name: string, value: unknown): string | null {
  if (name === 'rows' && Array.isArray(value)) return value.map((row) => rowText(String(row))).join(' · ');
  if (name === 'fromMs' && typeof value === 'number') return formatTime(value);
  if (name === 'rewardBps' && typeof value === 'number') return percentText(value);
  const kind = name === 'kind' && EARN_KINDS.find((each) => each === value);
  if (kind) return t(`console.earn.kind.${kind}`);
  const source = name === 'source' && SOURCES.find((each) => each === value);
  return source ? t(`console.earn.source.${source}`) : null;
}

/** Where a yield comes from. */
export const SOURCES = ['house', 'lending', 'staking'] as const;
