import type { StaffOutput } from '../client.ts';
import { formatAmount } from '../format.ts';
import { t } from '../i18n.ts';

type FinalOnly = StaffOutput<'staffDeposits.finalOnlyDeposits'>['rows'][number]['finalOnly'];

/** Why a deposit is credited only once it is final, with the numbers that were compared. */
export function finalOnlyText({ reason, worthUsdt, limitUsdt }: FinalOnly): string {
  if (reason === 'PRICE_UNKNOWN') return t('console.finalOnly.PRICE_UNKNOWN');
  const figure = (text: string | null): string => (text === null ? t('console.none') : formatAmount(text));
  return t(`console.finalOnly.${reason}`, { worth: figure(worthUsdt), limit: figure(limitUsdt) });
}
