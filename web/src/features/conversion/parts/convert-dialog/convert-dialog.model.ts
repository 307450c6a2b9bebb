import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { amount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { askQuote, type Converted, convert, type Quote, smallBalancesQuery } from '../../api/conversion.ts';
import { useConversionText } from '../../conversion-text.ts';

type Row = NonNullable<ReturnType<typeof useRows>['data']>['rows'][number];

const useRows = () => useQuery(smallBalancesQuery());
/** Refusals that a new quote can resolve. */
const REQUOTED: ReadonlySet<string | null> = new Set(['CONVERSION_QUOTE_EXPIRED', 'CONVERSION_PRICE_MOVED']);

/** Chooses small balances, shows their quote for ten seconds, and accepts it. Failures keep the choice. */
export function useConvertDialogModel() {
  const t = useConversionText();
  const list = useRows();
  const nowMs = useServerNow(250);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [quote, setQuote] = useState<Quote | null>(null);
  const [done, setDone] = useState<Converted | null>(null);
  const [refusal, setRefusal] = useState('');
  const [isStale, setIsStale] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const open = (list.data?.rows ?? []).filter(({ obstacle }) => obstacle === null);
  const coinsMax = list.data?.coinsMax ?? 0;
  // A coin that can no longer be converted drops out of the choice.
  const assets = open.map(({ asset }) => asset).filter((asset) => chosen.has(asset));
  const leftMs = quote ? Math.max(0, quote.expiresAtMs - nowMs) : 0;

  const choose = (next: Iterable<string>) => {
    setChosen(new Set(next));
    setRefusal('');
  };

  const ask = async () => {
    if (isBusy || assets.length === 0) return;
    setIsBusy(true);
    setRefusal('');
    const answer = await askQuote(assets);
    setIsBusy(false);
    if (!answer.ok) {
      void list.refetch();
      setQuote(null);
      return setRefusal(answer.failure.message);
    }
    setIsStale(false);
    setQuote(answer.value);
  };

  const showFailure = (failure: CallFailure) => {
    setIsUnknown(failure.isOutcomeUnknown);
    setIsStale(REQUOTED.has(failure.i18nMsgCode));
    setRefusal(failure.isOutcomeUnknown ? t('conversion.unknown') : failure.message);
    if (failure.isOutcomeUnknown) return;
    notify({ tone: 'danger', title: t('conversion.failed'), text: failure.message });
    if (!REQUOTED.has(failure.i18nMsgCode)) setQuote(null);
  };

  /** Each quote has one id, so that pressing again, or after a lost answer, converts only once. */
  const take = async () => {
    if (isBusy || !quote) return;
    setIsBusy(true);
    setRefusal('');
    const { quoteId } = quote;
    const answer = await sendOnce('conversion.convert', { quoteId }, (clientRequestId) =>
      convert({ clientRequestId, quoteId }),
    );
    setIsBusy(false);
    if (!answer.ok) return showFailure(answer.failure);
    setIsUnknown(false);
    setDone(answer.value);
    const text = t('conversion.doneText', { amount: amount(answer.value.getsUsdt, { places: 6, trims: true }) });
    notify({ tone: 'ok', title: t('conversion.done'), text });
  };

  return {
    view: {
      step: done ? ('done' as const) : quote ? ('confirm' as const) : ('choose' as const),
      list,
      rows: list.data?.rows ?? [],
      terms: list.data ?? null,
      isChosen: (row: Row) => row.obstacle === null && chosen.has(row.asset),
      mayChoose: (row: Row) => row.obstacle === null && (chosen.has(row.asset) || assets.length < coinsMax),
      chosenCount: assets.length,
      openCount: Math.min(open.length, coinsMax),
      waitsUntilMs: list.data?.nextAtMs != null && list.data.nextAtMs > nowMs ? list.data.nextAtMs : null,
      quote,
      done,
      leftSeconds: Math.ceil(leftMs / 1_000),
      isExpired: quote !== null && !isUnknown && (leftMs === 0 || isStale),
      isUnknown,
      refusal,
      isBusy,
    },
    commands: {
      toggle: (asset: string) =>
        choose(chosen.has(asset) ? assets.filter((each) => each !== asset) : [...assets, asset]),
      chooseAll: (isOn: boolean) => choose(isOn ? open.slice(0, coinsMax).map(({ asset }) => asset) : []),
      ask: () => void ask(),
      take: () => void take(),
      goBack: () => {
        setQuote(null);
        setRefusal('');
      },
    },
  };
}
export type ConvertDialogModel = ReturnType<typeof useConvertDialogModel>;
