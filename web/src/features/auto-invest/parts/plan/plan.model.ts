import { shortfallOf } from '@bourse/core/auto-invest/run.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { pagedOf } from '../../../../lib/calls/paged.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { useFeature } from '../../../../lib/status.ts';
import { editPlan, pausePlan, removePlan, resumePlan } from '../../api/commands.ts';
import { type Plan, useRuns, useSummary, useTerms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { draftOfPlan, planInputOf } from '../../rules/draft.ts';
import { planPoints } from '../../rules/growth.ts';

type Ended = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

export type BoughtTab = 'coins' | 'runs';

/** Which half of what a plan has bought is open where the screen shows one at a time; the address says it. */
export function useBoughtTab() {
  const [query, setQuery] = useQueryState();
  const tab: BoughtTab = query.get('tab') === 'runs' ? 'runs' : 'coins';
  return {
    tab,
    setTab: (tab: BoughtTab) => setQuery({ tab: tab === 'runs' ? tab : null }),
  };
}

/** Its runs, page by page. */
export const useRunsModel = (planId: string) => pagedOf(useRuns(planId));

/** What it was worth over time, as far back as its runs are at hand. */
export function useGrowthModel(plan: Plan) {
  const nowMs = useServerNow(60_000);
  const { query, rows } = useRunsModel(plan.id);
  return { query, points: planPoints(plan, rows, nowMs) };
}

/** How the next run would be paid for, in USDT; null while it is not known what is there. */
export interface NextRunMoney {
  readonly amount: string;
  readonly spot: string;
  readonly funding: string;
  readonly spotAndFunding: string;
  /** What the spot account lacks. */
  readonly missing: string;
  /** What both accounts lack together. */
  readonly missingBoth: string;
  readonly isEnough: boolean;
  /** Spot lacks it, and funding has it. */
  readonly isInFunding: boolean;
}

export function useNextRunMoney(plan: Plan): NextRunMoney | null {
  const { data } = useSummary();
  if (!data) return null;
  const minor = (text: string) => readAmount(text, USDT_SCALE);
  const [amountMinor, spotMinor, fundingMinor] = [minor(plan.amount), minor(data.spot), minor(data.funding)];
  const missingMinor = amountMinor > spotMinor ? amountMinor - spotMinor : 0n;
  return {
    amount: plan.amount,
    spot: data.spot,
    funding: data.funding,
    spotAndFunding: formatAmount(spotMinor + fundingMinor, USDT_SCALE),
    missing: formatAmount(missingMinor, USDT_SCALE),
    missingBoth: formatAmount(missingMinor > fundingMinor ? missingMinor - fundingMinor : 0n, USDT_SCALE),
    isEnough: shortfallOf(amountMinor, { spotMinor, fundingMinor }, plan.autoTransfer) !== null,
    isInFunding: missingMinor > 0n && fundingMinor >= missingMinor,
  };
}

/** What can be done with a plan now. */
export function useActionsModel(plan: Plan, onDeleted: () => void) {
  const t = useAutoInvestText();
  const nowMs = useServerNow(5_000);
  const terms = useTerms();
  const isOpen = useFeature('AUTO_INVEST_CLOSE');
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<'run' | 'delete' | null>(null);
  const leftMs = plan.nextRunAtMs === null ? null : plan.nextRunAtMs - nowMs;

  const run = async (work: () => Promise<Ended>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const ended = await work();
    setIsBusy(false);
    if (!ended.ok) {
      const { failure } = ended;
      const text = failure.isOutcomeUnknown ? t('autoInvest.unknown') : failure.message;
      await notifyOutcome('modify', false, text);
    }
    return ended.ok;
  };

  return {
    view: {
      isBusy,
      isOpen,
      asked,
      isLocked: leftMs !== null && terms.data !== undefined && leftMs < terms.data.lockMs,
      noticeAfter: terms.data?.noticeAfter ?? null,
    },
    commands: {
      ask: setAsked,
      stopAsking: () => setAsked(null),
      pause: async () => {
        if (await run(() => pausePlan(plan.id))) notify({ tone: 'ok', title: t('autoInvest.paused') });
      },
      resume: async () => {
        if (await run(() => resumePlan(plan.id))) notify({ tone: 'ok', title: t('autoInvest.resumed') });
      },
      /** The way out of a run that funds on the spot account alone would not pay for. */
      alwaysFromFunding: async () => {
        const input = planInputOf({ ...draftOfPlan(plan), autoTransfer: true }, plan.amount);
        if (await run(() => editPlan({ planId: plan.id, ...input }))) await notifyOutcome('modify', true);
      },
      remove: async () => {
        if (!(await run(() => removePlan(plan.id)))) return;
        setAsked(null);
        await notifyOutcome('delete', true);
        onDeleted();
      },
    },
  };
}
export type ActionsModel = ReturnType<typeof useActionsModel>;
