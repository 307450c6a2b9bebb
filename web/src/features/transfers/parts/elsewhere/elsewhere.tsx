import { ArrowLeftRight } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Short } from '../../../../lib/slots.tsx';
import { useTransfersText } from '../../transfers-text.ts';
import { LazyTransferDialog, preloadTransfer } from '../transfer-dialog/lazy-transfer-dialog.tsx';
import { useElsewhere } from './elsewhere.model.ts';

/**
 * Says which other account has a missing coin, and transfers it after one confirmation. The form beside it keeps its fields.
 */
export function Elsewhere(short: Short) {
  const t = useTransfersText();
  const { view, commands } = useElsewhere(short);
  const { found, asked } = view;
  return (
    <>
      {found && (
        <div role="status" data-room="transfers/parts/elsewhere">
          <Notice
            tone="info"
            icon={<ArrowLeftRight aria-hidden="true" />}
            action={
              <Button
                kind="link"
                size="small"
                onPointerEnter={preloadTransfer}
                onTouchStart={preloadTransfer}
                onClick={commands.ask}
              >
                {t('transfers.submit')}
              </Button>
            }
          >
            <span className="num">
              {t('transfers.elsewhere', {
                amount: exactAmount(found.available),
                asset: short.asset,
                account: t(`balances.account.${found.account}`),
              })}
            </span>
          </Notice>
        </div>
      )}
      {asked && (
        <LazyTransferDialog
          open
          onClose={commands.close}
          asset={asked.asset}
          from={asked.from}
          to="funding"
          amount={asked.missing ?? undefined}
        />
      )}
    </>
  );
}
