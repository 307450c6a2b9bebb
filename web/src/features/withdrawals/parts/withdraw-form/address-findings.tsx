import { Notice } from '../../../../kit/states.tsx';
import { differingPieces } from '../../../address-book/public.ts';
import type { AddressCheck } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** What is known of an address: that it is a contract, looks like another one, or is one of our own. */
export function AddressFindings({ address, check }: { readonly address: string; readonly check: AddressCheck }) {
  const t = useWithdrawalsText();
  return (
    <>
      {check.internal && <Notice tone="ok">{t('withdrawals.validInternal')}</Notice>}
      {check.contract === 'YES' && <Notice tone="warn">{t('withdrawals.contract')}</Notice>}
      {check.contract === 'UNKNOWN' && <Notice tone="warn">{t('withdrawals.unreadText')}</Notice>}
      {check.risk === 'HIGH' && <Notice tone="danger">{t('withdrawals.riskTitle')}</Notice>}
      {check.lookalikeOf !== null && (
        <Notice tone="danger">
          <p className="mb-2 font-semibold">{t('withdrawals.lookalike')}</p>
          <Compared label={t('withdrawals.lookalikeKnown')} address={check.lookalikeOf} other={address} />
          <Compared label={t('withdrawals.lookalikeThis')} address={address} other={check.lookalikeOf} />
        </Notice>
      )}
    </>
  );
}

interface ComparedProps {
  readonly label: string;
  readonly address: string;
  readonly other: string;
}

function Compared({ label, address, other }: ComparedProps) {
  return (
    <p className="mt-1">
      <span className="block text-12 text-text-muted">{label}</span>
      <span className="code break-all">
        {differingPieces(address, other).map(({ key, text, differs }) =>
          differs ? (
            <mark key={key} className="bg-danger-soft font-semibold text-danger underline">
              {text}
            </mark>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </span>
    </p>
  );
}
