import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { useMemo, useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { useFeature } from '../../../../lib/status.ts';
import { useSettled } from '../../../balances/public.ts';
import { createOnce, editPlan, type PlanInput } from '../../api/commands.ts';
import { type Plan, type Terms, useDates, useFees, useTerms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { judgeAmount, judgeCoins, leastOf, sharesOf, splitOf } from '../../rules/check.ts';
import { clockChangeOf } from '../../rules/clock-change.ts';
import {
  type Draft,
  datesInputOf,
  draftOfPlan,
  draftOfSent,
  emptyDraft,
  equalised,
  planInputOf,
  scheduleOf,
  withCoin,
  withoutCoin,
  withShare,
} from '../../rules/draft.ts';
import { wallTime, zoneHere } from '../../rules/zone.ts';

export interface FormAsked {
  /** The plan that is changed; null for a new one. */
  readonly plan: Plan | null;
  /** A coin to begin with. */
  readonly coin: string | null;
  readonly onDone: (planId: string) => void;
}

/** Where a refusal of the server is said: beside what it is about. */
type Place = 'coins' | 'amount' | 'when' | 'foot';
function placeOf(code: string | null): Place {
  if (code === null) return 'foot';
  if (/^AUTO_INVEST_(?:COIN|TOO_MANY_COINS|SHARE)/.test(code)) return 'coins';
  if (/^(?:AMOUNT|AUTO_INVEST_AMOUNT)/.test(code)) return 'amount';
  return /^AUTO_INVEST_(?:DATE|ZONE)/.test(code) ? 'when' : 'foot';
}

/** Three runs are enough to see a rhythm. */
const RUNS_SHOWN = 3;
/** How often is looked whether the form is locked: the exchange knows to the second. */
const LOOKED_AT_EVERY_MS = 5_000;

const lastOpen = (): PlanInput | null => unanswered<PlanInput>('autoInvest.create').at(-1)?.payload ?? null;

/** The form of a plan. Everything typed stays until it is known how it ended. */
export function useFormModel({ plan, coin, onDone }: FormAsked) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const nowMs = useServerNow(LOOKED_AT_EVERY_MS);
  const isOpen = useFeature('AUTO_INVEST_CLOSE');
  const [open] = useState(() => (plan ? null : lastOpen()));
  const [draft, setDraft] = useState(() =>
    plan ? draftOfPlan(plan) : open ? draftOfSent(open) : emptyDraft(zoneHere(), coin),
  );
  const [wasTouched, setWasTouched] = useState(false);
  const [refusal, setRefusal] = useState({ place: 'foot' as Place, text: open ? t('autoInvest.unknown') : '' });
  const [isBusy, setIsBusy] = useState(false);
  const terms = useTerms();
  const fees = useFees();
  const settled = useSettled(draft);
  const dates = useDates(datesInputOf(settled));
  // A year of days is looked through for it, so only when something of it is another.
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const clockChange = useMemo(() => clockChangeOf(scheduleOf(settled), hourMs), [settled, hourMs]);
  const judged = terms.data ? judge(draft, terms.data) : null;
  const change = (next: Draft) => {
    setDraft(next);
    setRefusal({ place: 'foot', text: '' });
  };
  const set = <Key extends keyof Draft>(key: Key, value: Draft[Key]) => change({ ...draft, [key]: value });
  const say = (place: Place, text: string) => setRefusal({ place, text });

  const failed = ({ isOutcomeUnknown, kind, i18nMsgCode, message }: CallFailure) => {
    if (isOutcomeUnknown || kind === 'pending') return say('foot', t('autoInvest.unknown'));
    say(placeOf(i18nMsgCode), message);
    if (!plan) notify({ tone: 'danger', title: t('autoInvest.notCreated'), text: message });
  };

  const submit = async () => {
    setWasTouched(true);
    if (!judged || judged.coins || !('amount' in judged.amount) || isBusy || isLocked) return;
    const input = planInputOf(draft, judged.amount.amount);
    setIsBusy(true);
    const attempt = plan ? await editPlan({ planId: plan.id, ...input }) : await createOnce(input);
    setIsBusy(false);
    if (!attempt.ok) return failed(attempt.failure);
    const made = 'plan' in attempt.value ? attempt.value.plan : attempt.value;
    if (plan) await notifyOutcome('modify', true);
    else {
      const time =
        made.nextRunAtMs === null ? '--' : wallTime(made.nextRunAtMs, made.zone, locale, { withWeekday: true });
      notify({ tone: 'ok', title: t('autoInvest.created'), text: t('autoInvest.createdText', { time }) });
    }
    onDone(made.id);
  };

  const leftMs = plan?.nextRunAtMs == null ? null : plan.nextRunAtMs - nowMs;
  const isLocked = leftMs !== null && terms.data !== undefined && leftMs < terms.data.lockMs;
  // The amount is said to be wrong while it is typed; shares, of which several make one whole, once the typing pauses.
  const isCoinsSaid =
    wasTouched || (settled === draft && draft.coins.length > 0 && draft.coins.every(({ typed }) => typed));
  return {
    view: {
      plan,
      isOpen,
      terms,
      draft,
      zoneHere: zoneHere(),
      coinsProblem: isCoinsSaid ? (judged?.coins ?? null) : null,
      amountFault: draft.amount !== '' || wasTouched ? (judged?.amount ?? null) : null,
      amount: judged && 'amount' in judged.amount ? judged.amount.amount : null,
      least: judged?.least ?? null,
      split: judged?.split ?? [],
      dates,
      runs: (dates.data?.rows ?? []).slice(0, RUNS_SHOWN),
      clockChange,
      takerPpm: fees.data?.takerPpm ?? null,
      refusal,
      isBusy,
      isLocked,
    },
    commands: {
      set,
      addCoin: (asset: string) => change(withCoin(draft, asset)),
      removeCoin: (asset: string) => change(withoutCoin(draft, asset)),
      setShare: (asset: string, typed: string) => change(withShare(draft, asset, typed)),
      equalise: () => change(equalised(draft)),
      submit: () => void submit(),
    },
  };
}
export type FormModel = ReturnType<typeof useFormModel>;

function judge(draft: Draft, terms: Terms) {
  const coins = judgeCoins(draft);
  const least = leastOf(draft, terms);
  const amount = judgeAmount(draft.amount, { min: least.min, terms });
  const shares = coins ? null : sharesOf(draft);
  return {
    coins,
    least,
    amount,
    split: shares && 'amount' in amount ? splitOf(amount.amount, shares, terms) : [],
  };
}
