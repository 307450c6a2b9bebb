import type { staffAutoInvest as contract } from '@bourse/contract/staff/auto-invest.ts';
import { summariseCloses } from '@bourse/core/auto-invest/closes-file.ts';
import { dayText } from '@bourse/core/auto-invest/reference.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { ok } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Approvals } from '../approvals/public.ts';
import type { AutoInvestDeps } from './auto-invest-deps.ts';
import { percentText, usdt } from './plan-out.ts';
import { compareCloses, findCloseSpans } from './queries/close.query.ts';
import { countPlans, findLoad, findPlans } from './queries/plan.query.ts';
import { countRuns, findRuns } from './queries/run.query.ts';
import { planMarkets } from './usecases/coins.ts';
import { loadCloses, readFile } from './usecases/load-closes.ts';

const PROBLEMS_SHOWN = 50;

/** Lets staff see plans and runs, and Product load daily closes. */
export function staffAutoInvestHttp(
  deps: AutoInvestDeps,
  approvals: Pick<Approvals, 'audit'>,
): Handlers<typeof contract> {
  const { db } = deps.money;
  return {
    plans: async ({ uid = null, state = null, before, limit }) => {
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const found = await findPlans(db, { uid, state, before: from.value, limit: count + 1 });
      const page = cutPage(found, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }));
      const rows = page.rows.map(({ schedule, shares, amountMinor, nextRunMs, ...plan }) => ({
        id: plan.id,
        uid: plan.uid,
        state: plan.state,
        coins: [...shares],
        amount: usdt(amountMinor),
        period: schedule.period,
        weekday: schedule.period === 'week' ? schedule.weekday : null,
        day: schedule.period === 'month' ? schedule.day : null,
        hour: schedule.hour,
        zone: schedule.zone,
        nextRunAtMs: nextRunMs,
        createdAtMs: plan.createdAtMs,
        insufficientInRow: plan.insufficientInRow,
      }));
      return ok({ rows, next: page.next });
    },
    runs: async ({ uid = null, status = null, before, limit }) => {
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const found = await findRuns(db, { uid, status, before: from.value, limit: count + 1 });
      const page = cutPage(found, count, ({ scheduledMs, id }) => ({ atMs: scheduledMs, id }));
      const rows = page.rows.map((run) => ({
        id: run.id,
        planId: run.planId,
        uid: run.uid,
        kind: run.kind,
        scheduledAtMs: run.scheduledMs,
        startedAtMs: run.startedMs,
        endedAtMs: run.endedMs,
        status: run.status,
        reason: run.reason,
        amount: usdt(run.amountMinor),
        transferred: usdt(run.transferMinor),
        spent: usdt(run.spentMinor),
        coins: run.legs.map(({ asset }) => asset),
      }));
      return ok({ rows, next: page.next });
    },
    load: async (_input, { nowMs }) => {
      const [plans, minutes, ended] = await Promise.all([
        countPlans(db, null),
        findLoad(db, { fromMs: nowMs, toMs: nowMs + DAY_MS }),
        countRuns(db, nowMs - DAY_MS),
      ]);
      return ok({
        active: plans.active,
        minutes: minutes.map(({ atMs, plans: due, amountMinor }) => ({ atMs, plans: due, amount: usdt(amountMinor) })),
        lastDay: ended.map(({ spentMinor, ...each }) => ({ ...each, spent: usdt(spentMinor) })),
      });
    },
    closes: async () => {
      const spans = new Map((await findCloseSpans(db)).map((span) => [span.asset, span]));
      const rows = planMarkets(deps).map(({ base }) => {
        const span = spans.get(base);
        if (!span) return { asset: base, from: null, to: null, days: 0, gaps: 0, isDemo: false };
        const { firstDay, lastDay, days, isDemo } = span;
        return {
          asset: base,
          from: dayText(firstDay),
          to: dayText(lastDay),
          days,
          gaps: lastDay - firstDay + 1 - days,
          isDemo,
        };
      });
      return ok({ rows });
    },
    previewCloses: async ({ csv }, { nowMs }) => {
      const { closes, problems, lines } = readFile(deps, csv, nowMs);
      const compared = await compareCloses(db, closes);
      const rows = summariseCloses(closes).map(({ asset, firstDay, lastDay, days, jumpBps, jumpDay }) => ({
        asset,
        from: dayText(firstDay),
        to: dayText(lastDay),
        days,
        added: compared.get(asset)!.added,
        changed: compared.get(asset)!.changed,
        jumpPercent: percentText(jumpBps)!,
        jumpAt: jumpDay === null ? null : dayText(jumpDay),
      }));
      return ok({ rows, problems: problems.slice(0, PROBLEMS_SHOWN), problemCount: problems.length, lines });
    },
    loadCloses: (input, context) => loadCloses(deps, approvals, input, context),
  };
}
