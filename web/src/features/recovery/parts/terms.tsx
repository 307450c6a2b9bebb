import { Notice } from '../../../kit/states.tsx';
import type { CallOutput } from '../../../lib/client.ts';
import { amount } from '../../../lib/format.ts';
import { useRecoveryText } from '../recovery-text.ts';

/** What a recovery costs and how long it takes. */
export function Terms({ terms }: { readonly terms: CallOutput<'recovery.terms'> | null }) {
  const t = useRecoveryText();
  if (!terms) return null;
  const fee = amount(terms.feeUsdt, { trims: true });
  return (
    <Notice tone="info">
      <span className="block">{t('recovery.terms.time', { days: terms.businessDays })}</span>
      <span className="mt-1 block">
        {t('recovery.terms.free', { all: terms.freeCases, left: terms.freeCasesLeft })}
      </span>
      <span className="mt-1 block">{t('recovery.terms.fee', { fee })}</span>
    </Notice>
  );
}
