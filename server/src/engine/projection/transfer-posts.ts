import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { TransferRow } from './step/step.ts';

/**
 * The entries in the books for money that entered or left the core: it stops, or begins, to be in transit.
 *
 * @param assets  the coins by number
 */
export function transferPosts(transfers: readonly TransferRow[], assets: ReadonlyMap<number, string>): LedgerCommand[] {
  return transfers.map(({ number, transferId, asset: assetNumber, amountMinor, isCredit, atMs }) => {
    const asset = assets.get(assetNumber);
    if (asset === undefined) throw new Error(`no coin has the number ${assetNumber}`);
    const signedMinor = isCredit ? amountMinor : -amountMinor;
    return {
      op: 'post',
      key: `trading:${number}`,
      kind: isCredit ? 'trading.credit' : 'trading.debit',
      ref: transferId,
      atMs,
      legs: [
        { account: systemAccount('trading_transit', asset), amountMinor: -signedMinor },
        { account: systemAccount('trading', asset), amountMinor: signedMinor },
      ],
    };
  });
}
