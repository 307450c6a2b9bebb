import type { transfers as contract } from '@bourse/contract/transfers.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { TRANSFER_ACCOUNTS } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { amountText } from '../assets/public.ts';
import { findOwnBalance, historyPage } from '../balances/public.ts';
import { isAccountOpened } from '../products/public.ts';
import { answerWithdrawal } from '../withdrawals/public.ts';
import { transferRows } from './transfer-rows.ts';
import type { TransfersDeps } from './transfers-deps.ts';
import { introduceRecipient } from './usecases/resolve-recipient.ts';
import { sendCode } from './usecases/send-code.ts';
import { sendToPerson } from './usecases/send-to-person.ts';
import { transferOwn } from './usecases/transfer-own.ts';

/** Moves between own accounts, and sends to other people of the exchange. */
export function transfersHttp(deps: TransfersDeps): Handlers<typeof contract> {
  return {
    info: async ({ asset }, { uid }) => {
      const coin = deps.assets.coin(asset);
      if (!coin) return refuse('COIN_UNKNOWN', { asset });
      const balances = await findOwnBalance(deps.db, uid);
      const accounts = await Promise.all(
        TRANSFER_ACCOUNTS.map(async (account) => {
          const own = balances.find((row) => row.account === account && row.asset === asset);
          return {
            account,
            opened: await isAccountOpened(deps.products, deps.db, { uid, account }),
            available: formatAmount(own?.availableMinor ?? 0n, coin.ledgerScale),
          };
        }),
      );
      return ok({ asset, ledgerScale: coin.ledgerScale, accounts });
    },
    transfer: async (input, context) => {
      const moved = await transferOwn(deps, callerOf(context), input);
      if (!moved.ok) return moved;
      const { transfer, replayed } = moved.value;
      const { id, asset, from, to } = transfer;
      const amount = amountText(deps, asset, transfer.amountMinor);
      return ok({ id, asset, from, to, amount, atMs: transfer.createdAtMs, replayed });
    },
    history: (input, { uid }) => historyPage(uid, input, undefined, (filter) => transferRows(deps, filter)),
    resolveRecipient: async (input, context) => {
      const met = await introduceRecipient(deps, callerOf(context), input);
      if (!met.ok) return met;
      if (!met.value) return ok({ found: false, masked: '', barred: null, sendCap: null });
      const { recipient, bar, cap } = met.value;
      return ok({ found: true, masked: recipient.masked, barred: bar, sendCap: cap });
    },
    sendCode: (input, context) => sendCode(deps, callerOf(context), input),
    send: async (input, context) => answerWithdrawal(deps, await sendToPerson(deps, callerOf(context), input)),
  };
}
