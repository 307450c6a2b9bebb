import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { useEffect, useRef, useState } from 'react';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import type { CallInput } from '../../../../lib/client.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { type TransferQuestion, type TypedTransfer, transferQuestion } from '../../../../lib/products.ts';
import { useCoins } from '../../../assets/public.ts';
import { type AmountProblem, compareText, loadOf, readTyped, subtractText } from '../../../balances/public.ts';
import { transferOnce } from '../../api/commands.ts';
import { useTransferInfo } from '../../api/queries.ts';
import { pairAfter } from '../../rules/transfer-path.ts';
import { useTransfersText } from '../../transfers-text.ts';
import type { TransferDialogProps } from './transfer-props.ts';

const FIRST_COIN = 'USDT';

type Transfer = Omit<CallInput<'transfers.transfer'>, 'clientRequestId'>;

/** The last unanswered transfer. The form opens with it, and sending it again moves nothing twice. */
const lastOpen = (asset: string | undefined): Transfer | null =>
  unanswered<Transfer>('transfers.transfer').findLast(({ payload }) => !asset || payload.asset === asset)?.payload ??
  null;

interface Asked {
  readonly question: TransferQuestion;
  readonly transfer: TypedTransfer;
}

/**
 * The form of a transfer between the person's accounts. It keeps its fields whatever the answer is, and until there is one.
 */
export function useTransferModel(props: TransferDialogProps) {
  const { asset: startAsset, from: startFrom, to: startTo, onClose } = props;
  const t = useTransfersText();
  const [open] = useState(() => lastOpen(startAsset));
  const [asset, setAsset] = useState(open?.asset ?? startAsset ?? FIRST_COIN);
  const [pair, setPair] = useState(() =>
    open
      ? { from: open.from, to: open.to }
      : pairAfter({ from: 'funding', to: startTo ?? 'spot' }, { from: startFrom ?? 'funding' }),
  );
  const [typed, setTyped] = useState(open?.amount ?? props.amount ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const [refusal, setRefusal] = useState(open ? t('transfers.unknown') : '');
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const coins = useCoins();
  const info = useTransferInfo(asset);
  const coin = coins.data?.coins.find((each) => each.asset === asset);
  const source = info.data?.accounts.find(({ account }) => account === pair.from);
  const closed = info.data?.accounts.find(
    ({ account, opened }) => !opened && (account === pair.from || account === pair.to),
  );
  const reading = judge(typed, coin?.ledgerScale ?? 0, source?.available ?? null);
  const edit =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefusal('');
    };

  const submit = async () => {
    setWasTouched(true);
    if (!reading.ok || closed || isBusy) return;
    const payload: Transfer = { asset, ...pair, amount: reading.amount };
    const question = transferQuestion(pair);
    if (question && !asked) return setAsked({ question, transfer: payload });
    setIsBusy(true);
    const attempt = await transferOnce(payload);
    setIsBusy(false);
    setAsked(null);
    if (!attempt.ok) {
      const { failure } = attempt;
      if (failure.isOutcomeUnknown || failure.kind === 'pending') return setRefusal(t('transfers.unknown'));
      setRefusal(failure.message);
      return notify({ tone: 'danger', title: t('transfers.failed'), text: failure.message });
    }
    const names = { from: t(`balances.account.${pair.from}`), to: t(`balances.account.${pair.to}`) };
    const text = t('transfers.doneText', {
      amount: exactAmount(attempt.value.amount),
      asset,
      ...names,
    });
    notify({ tone: 'ok', title: t('transfers.done'), text });
    // The dialog was closed before the answer came, and may be open again with other fields.
    if (isGone.current) return;
    setTyped('');
    setWasTouched(false);
    onClose();
  };

  return {
    view: {
      load: loadOf(info),
      coins: coins.data?.coins ?? [],
      asset,
      ...pair,
      typed,
      available: source?.available ?? null,
      displayScale: coin?.displayScale ?? 8,
      closedAccount: closed?.account ?? null,
      problem: !reading.ok && (typed !== '' || wasTouched) ? reading.problem : null,
      amount: reading.ok ? reading.amount : null,
      refusal,
      isBusy,
      /** The product's question before sending; null while the form is edited. */
      asked,
    },
    commands: {
      setAsset: edit(setAsset),
      setTyped: edit(setTyped),
      setFrom: edit((from: TransferAccount) => setPair((now) => pairAfter(now, { from }))),
      setTo: edit((to: TransferAccount) => setPair((now) => pairAfter(now, { to }))),
      swap: () => edit(setPair)(pairAfter(pair, { from: pair.to, to: pair.from })),
      submit: () => void submit(),
      goBack: () => setAsked(null),
    },
  };
}

type Judged = { ok: true; amount: string } | { ok: false; problem: AmountProblem };

function judge(typed: string, scale: number, available: string | null): Judged {
  const reading = readTyped(typed, scale);
  if (!reading.ok || available === null) return reading;
  if (compareText(reading.amount, available) > 0) {
    const missing = subtractText(reading.amount, available);
    return { ok: false, problem: { code: 'INSUFFICIENT_BALANCE', details: { missing } } };
  }
  return reading;
}
