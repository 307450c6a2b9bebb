import { Notice } from '../../../../kit/states.tsx';
import { differingPieces } from '../../../address-book/public.ts';
import { useWalletText } from '../../../balances/public.ts';
import type { AddressCheck } from '../../rules/withdraw-info.ts';

/** What is known of an address beyond its form: a contract, a look-alike, one of our own. */
export function AddressFindings({ address, check }: { readonly address: string; readonly check: AddressCheck }) {
  const t = useWalletText();
  return (
    <>
      {check.internal && <Notice tone="ok">{t('wallet.withdraw.validInternal')}</Notice>}
      {check.contract && <Notice tone="warn">{t('wallet.withdraw.contract')}</Notice>}
      {check.risk === 'HIGH' && <Notice tone="danger">{t('wallet.withdraw.riskTitle')}</Notice>}
      {check.lookalikeOf !== null && (
        <Notice tone="danger">
          <p className="mb-2 font-semibold">{t('wallet.withdraw.lookalike')}</p>
          <Compared label={t('wallet.withdraw.lookalikeKnown')} address={check.lookalikeOf} other={address} />
          <Compared label={t('wallet.withdraw.lookalikeThis')} address={address} other={check.lookalikeOf} />
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
