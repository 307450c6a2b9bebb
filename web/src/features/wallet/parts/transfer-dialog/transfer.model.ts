import { useRef, useState } from 'react';
import { newRequestId } from '../../../../lib/client.ts';
import { amount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { useCoins } from '../../../assets/public.ts';
import { commands } from '../../api/commands.ts';
import { loadOf } from '../../api/load.ts';
import { useTransferInfo } from '../../api/queries.ts';
import { type AmountProblem, readTyped } from '../../rules/amount-problem.ts';
import { compareText, subtractText } from '../../rules/exact.ts';
import { pairAfter, type TransferAccount } from '../../rules/transfer-path.ts';
import { useWalletText } from '../../wallet-text.ts';
import type { TransferDialogProps } from './lazy-transfer-dialog.tsx';

const FIRST_COIN = 'USDT';

/** The form of a transfer between own accounts. Everything typed stays, whatever the answer is. */
export function useTransferModel({ asset: startAsset, from: startFrom, onClose }: TransferDialogProps) {
  const t = useWalletText();
  const [asset, setAsset] = useState(startAsset ?? FIRST_COIN);
  const [pair, setPair] = useState(() => pairAfter({ from: 'funding', to: 'spot' }, { from: startFrom ?? 'funding' }));
  const [typed, setTyped] = useState('');
  const [wasTouched, setWasTouched] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const request = useRef<{ payload: string; id: string } | null>(null);
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

  /** One id for one payload: a second press, or a press after a lost answer, moves the money once. */
  const requestIdOf = (payload: string): string => {
    if (request.current?.payload !== payload) request.current = { payload, id: newRequestId() };
    return request.current.id;
  };

  const submit = async () => {
    setWasTouched(true);
    if (!reading.ok || closed || isBusy) return;
    setIsBusy(true);
    const payload = { asset, ...pair, amount: reading.amount };
    const attempt = await commands.transfer({ clientRequestId: requestIdOf(JSON.stringify(payload)), ...payload });
    setIsBusy(false);
    if (!attempt.ok) {
      const { failure } = attempt;
      // The trading core that could not be asked in time is asked on: the money is on its way, and the same id learns how it ended.
      if (failure.isOutcomeUnknown || failure.i18nMsgCode === 'BUSY') return setRefusal(t('wallet.transfer.unknown'));
      request.current = null;
      setRefusal(failure.message);
      return notify({ tone: 'danger', title: t('wallet.transfer.failed'), text: failure.message });
    }
    request.current = null;
    const names = { from: t(`wallet.account.${pair.from}`), to: t(`wallet.account.${pair.to}`) };
    const text = t('wallet.transfer.doneText', {
      amount: amount(attempt.value.amount, { trims: true, places: 18 }),
      asset,
      ...names,
    });
    notify({ tone: 'ok', title: t('wallet.transfer.done'), text });
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
    },
    commands: {
      setAsset: edit(setAsset),
      setTyped: edit(setTyped),
      setFrom: edit((from: TransferAccount) => setPair((now) => pairAfter(now, { from }))),
      setTo: edit((to: TransferAccount) => setPair((now) => pairAfter(now, { to }))),
      swap: () => edit(setPair)(pairAfter({ from: pair.to, to: pair.from }, {})),
      submit: () => void submit(),
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
