import { useState } from 'react';
import { type CallFailure, failureIn } from '../../../../lib/calls/call-failure.ts';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { useFeature } from '../../../../lib/status.ts';
import { useSettled } from '../../../balances/public.ts';
import type { Market } from '../../../spot/public.ts';
import { createOnce, type GridInput } from '../../api/commands.ts';
import {
  askSuggestion,
  useBacktest,
  useBalances,
  useFees,
  useKlines,
  useMarkets,
  useQuotations,
} from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import {
  type Draft,
  type DraftField,
  draftOfSent,
  emptyDraft,
  judgeDraft,
  sellsOnStopOf,
  type Terms,
} from '../../rules/draft.ts';
import { previewOf } from '../../rules/preview.ts';

export const BACKTEST_DAYS = 30;
/** How long one candle of the chart is; the screen has room for so many. */
export const CHART_STEPS = ['1h', '4h', '1d'] as const;
type ChartStep = (typeof CHART_STEPS)[number];
const CANDLES = '120';
const FIRST_MARKET = 'BTC_USDT';

/** Where a refusal of the server is said: beside what it is about. */
type Place = DraftField | 'foot';
const PLACES: Readonly<Record<string, Place>> = {
  GRID_COUNT: 'grids',
  GRID_RANGE_NARROW: 'upper',
  GRID_LEVELS_EQUAL: 'grids',
  GRID_NO_PROFIT: 'grids',
  GRID_INVESTMENT_LOW: 'investment',
  GRID_INVESTMENT_HIGH: 'investment',
  AMOUNT_ZERO: 'investment',
  AMOUNT_PLACES: 'investment',
  AMOUNT_TOO_LARGE: 'investment',
  INSUFFICIENT_BALANCE: 'investment',
  GRID_TAKE_PROFIT: 'takeProfit',
  GRID_STOP_LOSS: 'stopLoss',
  GRID_TRIGGER: 'trigger',
  GRID_PRICE_OUTSIDE: 'trigger',
};
const placeOf = (code: string | null): Place => (code === null ? 'foot' : (PLACES[code] ?? 'foot'));

/** Markets in which grids are made: leveraged tokens are none of them. */
const isOffered = ({ kind }: Market): boolean => kind === 'spot';
const lastOpen = (): GridInput | null => unanswered<GridInput>('grid.create').at(-1)?.payload ?? null;

interface Suggested {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Everything that is asked for a market, beside what is typed. */
function useKnown(symbol: string | null) {
  const session = useSession();
  const isPerson = session.state === 'person';
  const markets = useMarkets();
  const quotations = useQuotations();
  const fees = useFees(isPerson);
  const balances = useBalances(isPerson);
  const offered = (markets.data?.rows ?? []).filter(isOffered);
  const market =
    offered.find((each) => each.symbol === symbol) ??
    offered.find((each) => each.symbol === FIRST_MARKET) ??
    offered[0] ??
    null;
  const free = (asset: string) => balances.data?.rows.find((row) => row.asset === asset)?.available ?? '0';
  const terms: Terms | null = market && {
    market,
    last: quotations.data?.rows.find((row) => row.symbol === market.symbol)?.last ?? null,
    feePpm: fees.data ? Math.max(fees.data.makerPpm, fees.data.takerPpm) : null,
    funds: balances.data ? { base: free(market.base), quote: free(market.quote) } : null,
  };
  return { session, markets, offered, terms };
}

/** The form of a grid. Nothing that was typed changes by itself; suggestions come when they are asked for. */
export function useFormModel({
  symbol,
  onDone,
}: {
  readonly symbol: string | null;
  readonly onDone: (gridId: string) => void;
}) {
  const t = useGridText();
  const isOpen = useFeature('GRID_CLOSE');
  const [open] = useState(lastOpen);
  const [draft, setDraft] = useState<Draft>(() => (open ? draftOfSent(open) : emptyDraft(symbol ?? '')));
  const { session, markets, offered, terms } = useKnown(draft.symbol);
  const [wasTouched, setWasTouched] = useState(false);
  const [refusal, setRefusal] = useState({ place: 'foot' as Place, text: open ? t('grid.unknown') : '' });
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [chartStep, setChartStep] = useState<ChartStep>('4h');
  const symbolNow = terms?.market.symbol ?? '';
  const whole = { ...draft, symbol: symbolNow };
  const judged = terms && judgeDraft(whole, terms);
  const settled = useSettled(draft);
  const past = terms && settled === draft && judged ? pastOf(whole, judged) : null;
  const backtest = useBacktest(past);
  const klines = useKlines(terms ? { symbol: symbolNow, interval: chartStep, limit: CANDLES } : null);

  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    setRefusal({ place: 'foot', text: '' });
  };
  const failed = ({ isOutcomeUnknown, kind, i18nMsgCode, message }: CallFailure) => {
    if (isOutcomeUnknown || kind === 'pending') return setRefusal({ place: 'foot', text: t('grid.unknown') });
    setRefusal({ place: placeOf(i18nMsgCode), text: message });
    notify({ tone: 'danger', title: t('grid.notCreated'), text: message });
  };
  const submit = async () => {
    setWasTouched(true);
    if (!judged?.input || !terms || isBusy || !isOpen) return;
    setIsBusy(true);
    const made = await createOnce(judged.input);
    setIsBusy(false);
    if (!made.ok) return failed(made.failure);
    const { grid } = made.value;
    const text = t('grid.createdText', { amount: exactAmount(grid.investedQuote), coin: grid.quote });
    notify({ tone: 'ok', title: t('grid.created'), text });
    onDone(grid.id);
  };
  const suggest = async () => {
    if (!terms || isAsking) return;
    setIsAsking(true);
    try {
      const { lower, upper, grids, fromMs, toMs } = await askSuggestion({ symbol: symbolNow, mode: draft.mode });
      setDraft((now) => ({ ...now, lower, upper, grids: String(grids) }));
      setRefusal({ place: 'foot', text: '' });
      setSuggested({ fromMs, toMs });
    } catch (error) {
      setRefusal({ place: 'lower', text: failureIn(error)?.message ?? '' });
    }
    setIsAsking(false);
  };

  return {
    view: {
      isOpen,
      session: session.state,
      markets,
      offered,
      terms,
      draft: whole,
      judged,
      preview: terms && judged ? previewOf(judged, terms.market) : null,
      klines,
      chartStep,
      backtest,
      hasPast: past !== null,
      suggested,
      isAsking,
      sellsOnStop: sellsOnStopOf(draft),
      /** What is wrong is said of what was typed; of what is empty once it was pressed. */
      problemAt: (field: DraftField) =>
        draft[field].trim() !== '' || wasTouched ? (judged?.problems[field] ?? null) : null,
      refusalAt: (place: Place) => (refusal.place === place ? refusal.text : ''),
      isBusy,
    },
    commands: {
      set: <Key extends keyof Draft>(key: Key, value: Draft[Key]) => change({ [key]: value }),
      setMarket: (next: string) => {
        setSuggested(null);
        change({ ...emptyDraft(next), mode: draft.mode, investment: draft.investment });
      },
      setChartStep,
      suggest: () => void suggest(),
      submit: () => void submit(),
    },
  };
}
export type FormModel = ReturnType<typeof useFormModel>;

/** What is asked of the past: range and sum, without what starts or ends a grid by itself. */
function pastOf(draft: Draft, { problems, levels, investment }: NonNullable<ReturnType<typeof judgeDraft>>) {
  const isWrong = problems.lower || problems.upper || problems.grids || problems.investment;
  const isOnlyShort = isWrong?.of === 'text' && isWrong.problem.code === 'INSUFFICIENT_BALANCE';
  if ((isWrong && !isOnlyShort) || !levels || investment === null) return null;
  return {
    symbol: draft.symbol,
    mode: draft.mode,
    lower: levels[0]!,
    upper: levels.at(-1)!,
    grids: String(levels.length - 1),
    investment,
    days: String(BACKTEST_DAYS),
  };
}
