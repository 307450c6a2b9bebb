import { EARN_KINDS } from '@bourse/core/earn/product.ts';
import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';
import { readRow } from './rate-rows.ts';

/** A row of rates as approvals keep it, as people read it. */
function rowText(row: string): string {
  const read = readRow(row);
  if (read === null) return row;
  const rate = percentText(read.rateBps);
  return read.upTo === null
    ? t('console.earn.row.rest', { rate })
    : t('console.earn.row.upTo', { amount: formatAmount(read.upTo), rate });
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
