import { useEffect, useState } from 'react';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import type { CallInput, CallOutput } from '../../../../lib/client.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import type { CodeChannel, Ended, SecurityFactors, SentCode } from '../../../identity/public.ts';
import { commands } from '../../api/commands.ts';
import { useWithdrawalDetail } from '../../api/queries.ts';
import type { AddressWarning } from '../../rules/address-warning.ts';
import { isLost } from '../../rules/lost-payment.ts';
import { forgetPending, type PendingOut, readPending } from './pending-out.ts';

type ChainPayment = Omit<CallInput<'withdrawals.withdrawCode'>, 'channel'> & {
  /** The fee that was shown. The server refuses to take more. */
  fee: string;
  riskConfirmation?: string;
  contractConfirmation?: string;
};
type InsidePayment = Omit<CallInput<'transfers.sendCode'>, 'channel'>;
type Made = CallOutput<'withdrawals.withdraw'>;

/** A payment as it was when the person asked for the receipt: what leaves, to whom and for what. */
export interface Plan {
  readonly payment: ({ kind: 'ONCHAIN' } & ChainPayment) | ({ kind: 'INTERNAL' } & InsidePayment);
  readonly asset: string;
  readonly amount: string;
  readonly fee: string;
  readonly gets: string;
  readonly valueUsdt: string | null;
  /** The recipient in words: a shortened address or a masked name. */
  readonly to: string;
}

export type Stage =
  | { readonly name: 'form' }
  | { readonly name: 'risk'; readonly plan: Plan; readonly warnings: readonly AddressWarning[] }
  | { readonly name: 'receipt' | 'security'; readonly plan: Plan }
  | { readonly name: 'unknown'; readonly pending: PendingOut; readonly wasLost: boolean }
  | { readonly name: 'result'; readonly id: string };

/**
 * Leads an outgoing payment from the receipt to the result. Each payload has one request id, whatever happens on the way.
 */
export function useMoneyOut() {
  const [stage, setStage] = useState<Stage>(() => {
    const pending = readPending();
    return pending ? { name: 'unknown', pending, wasLost: false } : { name: 'form' };
  });
  const pending = stage.name === 'unknown' && !stage.wasLost ? stage.pending : null;
  const asked = useWithdrawalDetail(pending ? { clientRequestId: pending.requestId } : null, true);

  useEffect(() => {
    if (!pending) return;
    if (asked.data) {
      forgetPending(pending);
      setStage({ name: 'result', id: asked.data.id });
    } else if (isLost(asked.error, pending.sentAtMs, serverNowMs())) {
      forgetPending(pending);
      setStage({ name: 'unknown', pending, wasLost: true });
    }
  }, [pending, asked.data, asked.error]);

  const confirm = async (plan: Plan, factors: SecurityFactors): Promise<Ended<Made>> => {
    const { kind, ...payload } = plan.payment;
    const operation = kind === 'INTERNAL' ? 'transfers.send' : 'withdrawals.withdraw';
    const ended = await sendOnce(operation, payload, (clientRequestId) => pay(plan, clientRequestId, factors));
    if (ended.ok) {
      void notifyOutcome('withdraw', true, `${plan.amount} ${plan.asset} → ${plan.to}`);
      setStage({ name: 'result', id: ended.value.id });
    } else if (ended.failure.isOutcomeUnknown) {
      const lost = readPending();
      if (lost) setStage({ name: 'unknown', pending: lost, wasLost: false });
    } else {
      void notifyOutcome('withdraw', false, ended.failure.message);
      // Another fee needs another receipt. The form has the new fee by then.
      if (ended.failure.i18nMsgCode === 'FEE_CHANGED') setStage({ name: 'form' });
    }
    return ended;
  };

  return {
    stage,
    begin: (plan: Plan, warnings: readonly AddressWarning[]) =>
      setStage(warnings.length > 0 ? { name: 'risk', plan, warnings } : { name: 'receipt', plan }),
    /** The typed end of the address confirms these warnings about this address, and nothing else. */
    acceptRisk: (plan: Plan, warnings: readonly AddressWarning[], typed: string) => {
      const { payment } = plan;
      const confirmed = {
        ...(warnings.includes('reported') && { riskConfirmation: typed }),
        ...(warnings.some((each) => each !== 'reported') && { contractConfirmation: typed }),
      };
      const next = payment.kind === 'ONCHAIN' ? { ...plan, payment: { ...payment, ...confirmed } } : plan;
      setStage({ name: 'receipt', plan: next });
    },
    goOn: (plan: Plan) => setStage({ name: 'security', plan }),
    /** Closes the dialogs over the form, which keeps its fields. A result stays. */
    leave: () => setStage((now) => ('plan' in now ? { name: 'form' } : now)),
    /** Returns to the form, from a result or from an answer that never came. */
    startOver: () => setStage((now) => (now.name === 'unknown' && !now.wasLost ? now : { name: 'form' })),
    sendCode,
    confirm,
  };
}
export type MoneyOut = ReturnType<typeof useMoneyOut>;

function sendCode({ payment }: Plan, channel: CodeChannel): Promise<Ended<SentCode>> {
  if (payment.kind === 'INTERNAL') {
    const { kind: _, ...rest } = payment;
    return commands.sendCode({ ...rest, channel });
  }
  const { kind: _, riskConfirmation: __, contractConfirmation: ___, fee: ____, ...rest } = payment;
  return commands.withdrawCode({ ...rest, channel });
}

function pay({ payment }: Plan, clientRequestId: string, factors: SecurityFactors): Promise<Ended<Made>> {
  const { kind, ...rest } = payment;
  return kind === 'INTERNAL'
    ? commands.send({ clientRequestId, ...(rest as InsidePayment), ...factors })
    : commands.withdraw({ clientRequestId, ...(rest as ChainPayment), ...factors });
}
