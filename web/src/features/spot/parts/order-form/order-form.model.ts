import { formatAmount } from '@bourse/core/money/amount.ts';
import { useEffect, useRef, useState } from 'react';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { notify } from '../../../../lib/notify.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { useBalances, useFees, useLeveragedToken } from '../../api/queries.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import { walkBook } from '../../rules/book/book-walk.ts';
import { EMPTY_EXITS, type ExitDraft, type ExitName, hasList } from '../../rules/exits/exit-draft.ts';
import { premiumState } from '../../rules/leveraged.ts';
import { gridOf, type Market, type MarketGrid } from '../../rules/market.ts';
import { type CheckedOrder, type CheckTerms, checkOrder, type OrderField } from '../../rules/order-check.ts';
import {
  awayFromLast,
  EMPTY_DRAFT,
  type Funds,
  farPercent,
  hasLimit,
  isOnlyBy,
  isShownInParts,
  isStop,
  linked,
  type OrderDraft,
  percentOf,
  stepped,
  steppedQuantity,
  typedTicks,
  withPercent,
} from '../../rules/order-draft.ts';
import type { SendInput } from '../../rules/sending/order-input.ts';
import { fundsIn } from '../../rules/spot-funds.ts';
import { wholeOf } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import { usePacedRender } from '../canvas/paced-render.ts';
import { useCoinPlaces } from '../coin-places.model.ts';
import { useShowPreview } from '../preview/preview.model.ts';
import { ring } from '../sound/sound.ts';
import { previewOf, type RefusedExit, refusedExit, useCheckedList } from './exits/exits.model.ts';
import { type EnoughOffer, useFundingOffer } from './funding/funding.model.ts';
import { keepDraft, keptDraft } from './kept.ts';
import { fieldOf, problemSentence } from './problem-sentence.ts';
import { useSend } from './send.model.ts';

/** How often an estimate follows the book. */
const ESTIMATE_EVERY_MS = 500;
const never = () => () => {};
/** Parts per million in a percent, as decimal places. */
const PPM_OF_PERCENT_PLACES = 4;

/** The message about money that was transferred for an order. */
interface Moved {
  readonly title: string;
  readonly text: string;
}

/** A refusal, and where it is shown: beside a field, beside an exit, or for the form as a whole. */
interface Refused {
  readonly field: OrderField | null;
  readonly exit: RefusedExit;
  readonly sentence: string;
}

/** What is cleared once an order is placed, so that the next one does not repeat fields that nobody looks at. */
const SENT = {
  quantity: '',
  total: '',
  isIceberg: false,
  displayQuantity: '',
  hasExits: false,
  exits: EMPTY_EXITS,
} as const;

/** The fields of an order of this type, from the top. */
function fieldsOf(draft: OrderDraft): OrderField[] {
  const only = isOnlyBy(draft);
  return [
    ...(draft.type === 'trailing-stop' ? (['trail', 'stopPrice'] as const) : []),
    ...(isStop(draft) ? (['stopPrice'] as const) : []),
    ...(hasLimit(draft) ? (['price'] as const) : []),
    ...(only === 'total' ? [] : (['quantity'] as const)),
    ...(only === 'quantity' ? [] : (['total'] as const)),
    ...(isShownInParts(draft) ? (['displayQuantity'] as const) : []),
  ];
}

function useFunds(market: Market, isPerson: boolean): Funds | null {
  const { data } = useBalances(isPerson);
  if (!isPerson || !data) return null;
  return fundsIn(data.rows, market);
}

/** The draft as last left in this tab, or one that starts at the last price. Every answer keeps what was typed. */
function useDraft(market: Market, last: string | null) {
  const grid = gridOf(market);
  const [draft, setDraft] = useState<OrderDraft>(() => keptDraft(market.symbol) ?? EMPTY_DRAFT);
  const wasTouched = useRef(draft.price !== '');
  /** A price from an earlier visit stays until it is changed, with a remark on its age. */
  const [isKept, setIsKept] = useState(draft.price !== '');
  useEffect(() => keepDraft(market.symbol, draft), [market.symbol, draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a market's grid does not change while it is open.
  useEffect(() => {
    if (wasTouched.current || last === null) return;
    wasTouched.current = true;
    setDraft((old) => (old.price === '' ? linked({ ...old, price: last }, grid) : old));
  }, [last]);
  const change = (part: Partial<OrderDraft>) => {
    const isPrice = part.price !== undefined;
    if (isPrice) {
      wasTouched.current = true;
      setIsKept(false);
    }
    setDraft((old) => linked({ ...old, ...part, ...(isPrice && { priceTypedAtMs: serverNowMs() }) }, grid));
  };
  return { grid, draft, isKept, change, setDraft };
}

/** The draft, judged by the present book. */
function checkedBy(feed: BookFeed, draft: OrderDraft, terms: Omit<CheckTerms, 'walk' | 'bestTicks'>): CheckedOrder {
  const { grid } = terms;
  const other = feed.book.side(draft.side === 'buy' ? 'sell' : 'buy');
  const isEmpty = other.best === null;
  return checkOrder(draft, {
    ...terms,
    walk: isEmpty ? null : (wanted) => walkBook(other.levels(), wanted, grid),
    bestTicks: other.best,
  });
}

/** How far a price may be from the market, parts per million; 0 for no band. */
const bandPpmOf = ({ bandPercent }: Market): number =>
  bandPercent === null ? 0 : wholeOf(bandPercent, PPM_OF_PERCENT_PLACES);

/** The average price of an estimate, as text. */
const averageText = ({ estimate }: CheckedOrder, { tick, priceScale }: MarketGrid): string | null =>
  estimate?.averageTicks == null ? null : formatAmount(BigInt(estimate.averageTicks) * tick, priceScale);

/** The order form of one market: what is typed, what is wrong with it, what it costs, and sending it. */
export function useOrderFormModel(market: Market, feed: BookFeed, last: string | null) {
  const t = useSpotText();
  const { state: session } = useSession();
  const isPerson = session === 'person';
  const fees = useFees(isPerson).data ?? null;
  const funds = useFunds(market, isPerson);
  const token = useLeveragedToken(market.kind === 'etf' ? market.symbol : null).data ?? null;
  const { grid, draft, isKept, change, setDraft } = useDraft(market, last);
  const placesOf = useCoinPlaces();
  const places = { price: market.priceScale, base: placesOf(market.base), quote: placesOf(market.quote) };
  /** The offer that is being confirmed. It stays the same, whatever the balances do meanwhile. */
  const [funding, setFunding] = useState<EnoughOffer | null>(null);
  const fundedBy = useRef<Moved | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // Only market orders are estimated from the book.
  usePacedRender(draft.type === 'market' ? feed.onChange : never, ESTIMATE_EVERY_MS);
  const lastTicks = last === null ? null : typedTicks(last, grid);
  const rates = { makerPpm: fees?.makerPpm ?? 0, takerPpm: fees?.takerPpm ?? 0 };
  const checked = checkedBy(feed, draft, { grid, funds, ...rates, lastTicks });
  const fields = fieldsOf(draft);
  const isBuy = draft.side === 'buy';
  const list = useCheckedList(draft, checked, {
    grid,
    funds,
    makerPpm: fees?.makerPpm ?? 0,
    takerPpm: fees?.takerPpm ?? 0,
    bestTicks: feed.book.side(isBuy ? 'sell' : 'buy').best,
    lastTicks,
    bandPpm: bandPpmOf(market),
  });
  const isList = hasList(draft);
  useShowPreview(market.symbol, previewOf({ draft, checked, list, grid }));
  const offer = useFundingOffer({
    short: isList ? (list?.short ?? null) : checked.short,
    asset: isBuy ? market.quote : market.base,
    availableMinor: (isBuy ? funds?.quoteMinor : funds?.baseMinor) ?? 0n,
    places: isBuy ? places.quote : places.base,
  });
  /** Mentions money that was transferred for an order which then failed, because the money is elsewhere now. */
  const sayMoved = () => {
    if (fundedBy.current) notify({ tone: 'warn', ...fundedBy.current });
    fundedBy.current = null;
  };
  const { state: sending, send } = useSend(market, places.quote, {
    onPlaced: () => {
      fundedBy.current = null;
      setHasTried(false);
      setRefusal(null);
      setDraft((old) => ({ ...old, ...SENT }));
    },
    onRefused: (failure, input) => {
      ring('refused');
      sayMoved();
      const exit = refusedExit(failure, input);
      const field = exit ? null : fieldOf(failure.i18nMsgCode, failure.field, fields);
      setRefusal({ field, exit, sentence: failure.message });
    },
    onAbsent: () => {
      sayMoved();
      setRefusal({ field: null, exit: null, sentence: t('spot.form.absent') });
    },
  });
  const edit = (part: Partial<OrderDraft>) => {
    setRefusal(null);
    change(part);
  };
  const premium = premiumState(token?.premiumPercent ?? null);
  const isBlocked = premium === 'blocked' && draft.side === 'buy';
  const isHalted = market.status === 'halted';
  const errorAt = (field: OrderField): string | undefined => {
    if (refusal?.field === field) return refusal.sentence;
    const found = checked.problems[field] ?? (field === 'quantity' ? list?.quantityProblem : null);
    // If the funding account has what is missing, the offer says so and the field need not.
    if (found?.code === 'INSUFFICIENT_BALANCE' && offer?.kind === 'enough') return undefined;
    if (!found || (draft[field] === '' && !hasTried)) return undefined;
    return problemSentence(t, found, market, isBuy ? places.quote : places.base, isBuy);
  };
  const feePpm = Math.max(fees?.makerPpm ?? 0, fees?.takerPpm ?? 0);
  const submit = () => {
    setHasTried(true);
    setRefusal(null);
    if (isHalted || isBlocked || !isPerson) return;
    const input = isList ? (list?.input ?? null) : checked.input;
    if (input) void send(input);
    else if (offer?.kind === 'enough') setFunding(offer);
  };
  return {
    view: {
      draft,
      fields,
      session,
      errorAt,
      formError: refusal && refusal.field === null && refusal.exit === null ? refusal.sentence : null,
      list,
      isList,
      hasTried,
      exitRefusal: refusal?.exit ? { ...refusal.exit, sentence: refusal.sentence } : null,
      estimate: checked.estimate,
      averagePrice: averageText(checked, grid),
      feePpm: fees ? feePpm : null,
      funds,
      places,
      offer,
      funding,
      /** How far a price from an earlier visit is from the market now. */
      keptAway: isKept && draft.priceTypedAtMs !== null ? awayFromLast(draft.price, last, grid) : null,
      farPercent: farPercent(draft, last, grid),
      percent: funds ? percentOf(draft, funds, grid, checked.estimate?.netMinor) : 0,
      sending,
      premium,
      token,
      isBlocked,
      isHalted,
    },
    commands: {
      edit,
      /** Takes a price from the book or chart. A market order has no price, so it becomes a limit order. */
      pickPrice: (text: string) => {
        const price = text.replace(/,/g, '');
        if (draft.type === 'stop-market') edit({ stopPrice: price });
        else edit({ price, ...(draft.type === 'market' && { type: 'limit' }) });
      },
      editExit: (name: ExitName, part: Partial<ExitDraft>) =>
        edit({ exits: { ...draft.exits, [name]: { ...draft.exits[name], ...part } } }),
      setQuantity: (quantity: string) => edit({ quantity, by: 'quantity' }),
      setTotal: (total: string) => edit({ total, by: 'total' }),
      step: (field: 'price' | 'stopPrice', direction: 1 | -1) =>
        edit({ [field]: stepped(draft[field], direction, grid) }),
      stepQuantity: (direction: 1 | -1) =>
        edit({ quantity: steppedQuantity(draft.quantity, direction, grid), by: 'quantity' }),
      setPercent: (percent: number) => {
        setRefusal(null);
        if (funds) setDraft((old) => withPercent(old, percent, funds, grid));
      },
      submit,
      closeFunding: () => setFunding(null),
      /** Sends the confirmed order, now that its money has arrived. */
      sendFunded: (input: SendInput, moved: Moved) => {
        fundedBy.current = moved;
        void send(input);
      },
    },
  };
}
export type OrderFormModel = ReturnType<typeof useOrderFormModel>;
