import { useState } from 'react';
import { shortened } from '../../../../lib/format.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { addressOfCode, mayBeAddress, useAddressCheck } from '../../../address-book/public.ts';
import { chosenNetwork, findCoin, useCoins } from '../../../assets/public.ts';
import {
  compareText,
  judgeWithdrawal,
  loadOf,
  maxWithdrawal,
  rememberCoin,
  useSettled,
  valueInUsdt,
  type WithdrawTerms,
} from '../../../balances/public.ts';
import { useWithdrawInfo } from '../../api/queries.ts';
import { warningsOf } from '../../rules/address-warning.ts';
import { limitTerms } from '../../rules/limit.ts';
import { shortOf } from '../../rules/short.ts';
import { isBlocked } from '../../rules/withdraw-info.ts';
import { type Plan, useMoneyOut } from '../money-out/money-out.model.ts';
import { useTwoAmounts } from './amounts.ts';
import { useOpening } from './opening.model.ts';

/** Text that could be a memo; anything else is not sent to be checked. */
const MEMO = /^[\x21-\x7e]{1,64}$/;

/** Coin, network, address, memo and amount of an on-chain withdrawal, judged while typing. */
export function useWithdrawFormModel() {
  const [query, setQuery] = useQueryState();
  const coins = useCoins();
  const out = useMoneyOut();
  const [address, setAddress] = useState('');
  const [memo, setMemo] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const coin = findCoin(coins.data?.coins ?? [], query.get('asset'));
  const network = chosenNetwork(coin, query.get('network'));
  const info = useWithdrawInfo(coin?.asset ?? null, network?.network ?? null);
  const data = info.data;
  const load = useOpening({ query, coins: loadOf(coins), isKnown: coin !== null, info: loadOf(info) });
  const settled = useSettled(`${address}\n${memo}`);
  const [settledAddress = '', settledMemo = ''] = settled.split('\n');
  const isTyping = settled !== `${address}\n${memo}`;
  const canAsk = coin && network && mayBeAddress(settledAddress) && (settledMemo === '' || MEMO.test(settledMemo));
  const check = useAddressCheck(
    canAsk
      ? {
          asset: coin.asset,
          network: network.network,
          address: settledAddress,
          ...(settledMemo !== '' && { memo: settledMemo }),
        }
      : null,
  );
  const known = canAsk && !isTyping ? (check.data ?? null) : null;
  const refused = canAsk && !isTyping && check.error ? check.error : null;
  const isInternal = known?.internal ?? false;
  const fee = isInternal ? '0' : (network?.withdrawFee ?? '0');
  const amounts = useTwoAmounts(fee, network?.scale ?? coin?.ledgerScale ?? 0);

  // An address of this exchange is paid within the exchange: free, and with a lower minimum.
  const min = (isInternal && data?.sendMin) || (network?.withdrawMin ?? '0');
  const terms: WithdrawTerms | null =
    network && data
      ? {
          scale: network.scale,
          min,
          max: network.withdrawMax,
          fee,
          available: data.available,
          withdrawable: data.withdrawable,
          priceUsdt: data.priceUsdt,
          ...limitTerms(data.limit),
          sendCap: known?.sendCap ?? null,
        }
      : null;
  const reading = terms && !amounts.isEmpty ? judgeWithdrawal(amounts.leavesText, terms) : null;
  const cannotLeave = data ? isBlocked(data) : true;
  const pause = network?.withdrawPaused ?? null;
  const problem = reading && !reading.ok ? reading.problem : null;
  const isReady = Boolean(reading?.ok && known && known.barred === null && !cannotLeave && !pause);

  const plan = (): Plan | null => {
    if (!coin || !network || !reading?.ok || !known) return null;
    const valueUsdt = data?.priceUsdt ? valueInUsdt(reading.amount, data.priceUsdt) : null;
    return {
      payment: {
        kind: 'ONCHAIN',
        asset: coin.asset,
        network: network.network,
        address,
        ...(memo !== '' && { memo }),
        amount: reading.amount,
        fee,
      },
      asset: coin.asset,
      amount: reading.amount,
      fee,
      gets: amounts.gets ?? '0',
      valueUsdt,
      to: shortened(address, 6, 4),
    };
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
      network,
      info: data ?? null,
      pause,
      min,
      address,
      memo,
      needsMemo: network?.memo !== null && network !== null,
      check: known,
      addressFailure: refused && !/^MEMO_/.test(refused.i18nMsgCode ?? '') ? refused.message : null,
      /** The address could not be checked because there was no answer, so a retry may help. */
      canRetryAddress: refused !== null && refused.kind !== 'refused',
      needsAddress: wasTried && address === '',
      memoFailure: refused && /^MEMO_/.test(refused.i18nMsgCode ?? '') ? refused.message : null,
      isChecking: Boolean(canAsk) && (isTyping || check.isFetching),
      amounts,
      problem,
      short: data && network && !pause ? shortOf(data, { amount: amounts.leaves, problem }) : null,
      wasTried,
      max: terms ? maxWithdrawal(terms) : null,
      nothingLeaves: terms !== null && compareText(terms.withdrawable, '0') <= 0,
      valueUsdt: amounts.leaves && data?.priceUsdt ? valueInUsdt(amounts.leaves, data.priceUsdt) : null,
      isInternal,
      isReady,
    },
    commands: {
      setCoin: (asset: string) => {
        rememberCoin(asset);
        setQuery({ asset, network: null }, false);
      },
      setNetwork: (next: string) => setQuery({ network: next }, false),
      setAddress: (text: string) => setAddress(addressOfCode(text)),
      retryAddress: () => void check.refetch(),
      setMemo: (text: string) => setMemo(text.trim()),
      pick: (entry: { address: string; memo: string | null }) => {
        setAddress(entry.address);
        setMemo(entry.memo ?? '');
      },
      submit: () => {
        setWasTried(true);
        const made = isReady ? plan() : null;
        if (made) out.begin(made, known ? warningsOf(known) : []);
      },
      /** Starts a new payment to another recipient, keeping the coin. */
      startAnew: () => {
        setAddress('');
        setMemo('');
        amounts.clear();
        setWasTried(false);
        out.startOver();
      },
    },
  };
}
export type WithdrawFormModel = ReturnType<typeof useWithdrawFormModel>;
