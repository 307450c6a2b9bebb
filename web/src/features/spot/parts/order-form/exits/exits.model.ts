import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../../../lib/calls/call-failure.ts';
import type { CheckedList, ListTerms } from '../../../rules/exits/check-list.ts';
import { EXITS, type ExitName, exitOf, exitSideOf, hasList } from '../../../rules/exits/exit-draft.ts';
import type { MarketGrid } from '../../../rules/market.ts';
import type { CheckedOrder } from '../../../rules/order-check.ts';
import { type OrderDraft, typedTicks } from '../../../rules/order-draft.ts';
import { isListInput, type SendInput } from '../../../rules/sending/order-input.ts';
import type { PreviewLine } from '../../preview/preview.model.ts';

type Rules = typeof import('../../../rules/exits/check-list.ts');

/** The draft checked as a list of orders; null where it is a single order, or while the rules are loading. */
export function useCheckedList(draft: OrderDraft, checked: CheckedOrder, terms: ListTerms): CheckedList | null {
  const isWanted = hasList(draft);
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    // If loading fails, ticking the box again tries once more; until then the button does nothing.
    if (isWanted && !rules) void import('../../../rules/exits/check-list.ts').then(setRules, () => undefined);
  }, [isWanted, rules]);
  return isWanted && rules ? rules.checkList(draft, checked, terms) : null;
}

/** The exit and field that a refusal is about; null where it is about a field of the form itself. */
export function refusedExit({ i18nMsgCode, field, details }: CallFailure, input: SendInput) {
  if (!isListInput(input)) return null;
  const order = input.orders[Number(details.order ?? 0)];
  const name = order ? exitOf({ side: order.side, wakes: order.wakes ?? null }) : null;
  const isOfSize = input.contingency === 'oco' && field === 'quantity';
  if (name === null || isOfSize || i18nMsgCode === 'TOO_MANY_ORDERS' || details.order === undefined) return null;
  return { name, field: field === 'price' ? ('limit' as const) : ('price' as const) };
}
export type RefusedExit = ReturnType<typeof refusedExit>;

interface PreviewOf {
  readonly draft: OrderDraft;
  readonly checked: CheckedOrder;
  readonly list: CheckedList | null;
  readonly grid: MarketGrid;
}

/** What is typed, as lines of the chart; none until a quantity is typed. */
export function previewOf({ draft, checked, list, grid }: PreviewOf): PreviewLine[] {
  const { side } = draft;
  const isStop = draft.type === 'stop-limit' || draft.type === 'stop-market';
  const isPriced = isStop || draft.type === 'limit';
  const ticks = isPriced ? typedTicks(isStop ? draft.stopPrice : draft.price, grid) : null;
  const order: PreviewLine[] =
    ticks === null || checked.estimate === null || checked.problems.quantity?.code === 'OFF_LOT'
      ? []
      : [{ name: 'order', side, price: ticks * Number(grid.tick), quantity: draft.quantity, result: null }];
  return [...order, ...EXITS.flatMap((name) => exitLine(name, draft, list))];
}

function exitLine(name: ExitName, draft: OrderDraft, list: CheckedList | null): PreviewLine[] {
  const exit = list?.exits[name];
  if (!list || !exit || exit.linePrice === null || list.quantity === null) return [];
  const result = draft.type === 'oco' ? null : (exit.resultMinor?.toString() ?? null);
  return [{ name, side: exitSideOf(draft), price: exit.linePrice, quantity: list.quantity, result }];
}
