import { useRef, useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { isRecipient, type RecipientType, recipientOfCode, tidyRecipient } from '../../../address-book/public.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';
import {
  judgeWithdrawal,
  loadOf,
  maxWithdrawal,
  readTyped,
  rememberCoin,
  type SendCap,
  valueInUsdt,
  type WithdrawTerms,
} from '../../../balances/public.ts';
import {
  type Bar,
  isBlocked,
  limitTerms,
  shortOf,
  useMoneyOut,
  useOpening,
  useWithdrawInfo,
} from '../../../withdrawals/public.ts';
import { commands as send } from '../../api/commands.ts';

/** Sends have no maximum of their own; the balance and the limits decide. */
const NO_MAXIMUM = '99999999999999999999';

type Found =
  | { readonly state: 'no' | 'asking' | 'nobody' | 'failed'; readonly text: string }
  | { readonly state: 'yes'; readonly text: string; readonly barred: Bar | null; readonly sendCap: SendCap | null };
const NOT_FOUND_YET: Found = { state: 'no', text: '' };

/** A send to another person: coin, recipient and amount. Nothing is sent before the person has seen the recipient's name. */
export function useSendFormModel() {
  const [query, setQuery] = useQueryState();
  const coins = useCoins();
  const out = useMoneyOut();
  const [type, setType] = useState<RecipientType>('account');
  const [account, setAccount] = useState('');
  const [found, setFound] = useState<Found>(NOT_FOUND_YET);
  const [typed, setTyped] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const asking = useRef(0);
  const coin = findCoin(coins.data?.coins ?? [], query.get('asset'));
  const info = useWithdrawInfo(coin?.asset ?? null, null);
  const data = info.data;
  const load = useOpening({ query, coins: loadOf(coins), isKnown: coin !== null, info: loadOf(info) });
  const terms: WithdrawTerms | null =
    coin && data
      ? {
          scale: coin.ledgerScale,
          min: data.sendMin ?? '0',
          max: NO_MAXIMUM,
          fee: '0',
          available: data.available,
          withdrawable: data.withdrawable,
          priceUsdt: data.priceUsdt,
          ...limitTerms(data.limit),
          sendCap: found.state === 'yes' ? found.sendCap : null,
        }
      : null;
  const reading = terms && typed !== '' ? judgeWithdrawal(typed, terms) : null;
  const cannotLeave = data ? isBlocked(data) : true;
  const problem = reading && !reading.ok ? reading.problem : null;
  const amount = coin ? readTyped(typed, coin.ledgerScale) : null;
  const bar = found.state === 'yes' ? found.barred : null;
  const isReady = Boolean(reading?.ok && found.state === 'yes' && bar === null && !cannotLeave);
  const changeAccount = (next: string) => {
    asking.current += 1;
    setAccount(next);
    setFound(NOT_FOUND_YET);
  };

  const find = async () => {
    if (!isRecipient(type, account) || found.state === 'asking') return;
    asking.current += 1;
    const ticket = asking.current;
    setFound({ state: 'asking', text: '' });
    const attempt = await send.resolveRecipient({ recipientType: type, recipientAccount: account });
    // The recipient was edited meanwhile, so the answer is about somebody else.
    if (ticket !== asking.current) return;
    if (!attempt.ok) setFound({ state: 'failed', text: attempt.failure.message });
    else if (!attempt.value.found) setFound({ state: 'nobody', text: '' });
    else {
      const { masked, barred, sendCap } = attempt.value;
      setFound({ state: 'yes', text: masked, barred, sendCap });
    }
  };

  const submit = () => {
    if (!isReady || !coin || !reading?.ok) return;
    const { amount } = reading;
    out.begin(
      {
        payment: { kind: 'INTERNAL', asset: coin.asset, recipientType: type, recipientAccount: account, amount },
        asset: coin.asset,
        amount,
        fee: '0',
        gets: amount,
        valueUsdt: data?.priceUsdt ? valueInUsdt(amount, data.priceUsdt) : null,
        to: found.text,
      },
      [],
    );
  };

  return {
    out,
    view: {
      /** The address names a coin, so space for its facts is reserved until they are loaded. */
      hasAsked: query.get('asset') !== null,
      load,
      infoLoad: loadOf(info),
      coins: coins.data?.coins ?? [],
      coin,
      info: data ?? null,
      type,
      account,
      isAccountWrong: account !== '' && isTouched && !isRecipient(type, account),
      canFind: isRecipient(type, account),
      found,
      bar,
      typed,
      amount: reading?.ok ? reading.amount : null,
      problem,
      short: data ? shortOf(data, { amount: amount?.ok ? amount.amount : null, problem }) : null,
      max: terms ? maxWithdrawal(terms) : null,
      valueUsdt: reading?.ok && data?.priceUsdt ? valueInUsdt(reading.amount, data.priceUsdt) : null,
      isReady,
    },
    commands: {
      setCoin: (asset: string) => {
        rememberCoin(asset);
        setQuery({ asset, network: null }, false);
      },
      setType: (next: RecipientType) => {
        setType(next);
        changeAccount('');
      },
      setAccount: (text: string) => changeAccount(tidyRecipient(type, recipientOfCode(text))),
      touchAccount: () => setIsTouched(true),
      pick: (entry: { type: RecipientType; account: string }) => {
        setType(entry.type);
        changeAccount(entry.account);
      },
      find: () => void find(),
      setTyped,
      submit,
      startAnew: () => {
        changeAccount('');
        setTyped('');
        setIsTouched(false);
        out.startOver();
      },
    },
  };
}
export type SendFormModel = ReturnType<typeof useSendFormModel>;
