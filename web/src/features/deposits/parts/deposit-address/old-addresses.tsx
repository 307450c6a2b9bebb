import { Button } from '../../../../kit/button.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { ChainId } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { useOldAddressesModel } from './old-addresses.model.ts';

/** Replaced addresses. Deposits to them still reach the person. */
export function OldAddresses({ asset, network }: { readonly asset: string; readonly network: string }) {
  const t = useDepositsText();
  const locale = useLocale();
  const { view, commands } = useOldAddressesModel(asset, network);
  if (view.rows.length === 0) return null;
  return (
    <div data-room="deposits/parts/deposit-address" className="flex flex-col items-start gap-2 text-13">
      <Button kind="link" size="small" aria-expanded={view.isOpen} onClick={commands.toggle}>
        {t('deposits.oldAddresses', { count: view.rows.length })}
      </Button>
      {view.isOpen && (
        <ul className="w-full divide-y divide-line rounded-control border border-line px-3">
          {view.rows.map((row) => (
            <li key={row.address} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <ChainId text={row.address} head={10} />
              <span className="num text-12 text-text-faint">{dateTime(row.sinceMs, locale, { withYear: true })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
