import type { autoInvest as contract } from '@bourse/contract/auto-invest.ts';
import { AMOUNT_MAX_MINOR, AMOUNT_MIN_MINOR, COINS_MAX, PERCENT_ABOVE } from '@bourse/core/auto-invest/allocation.ts';
import { boughtValueMinor } from '@bourse/core/auto-invest/figures.ts';
import { GUARD_PERCENT } from '@bourse/core/auto-invest/guard.ts';
import { dayText } from '@bourse/core/auto-invest/reference.ts';
import { CREATE_PER_HOUR, LOCK_MS, NOTICE_AFTER } from '@bourse/core/auto-invest/run.ts';
import { nextRunAtMs, recurrenceOf } from '@bourse/core/auto-invest/schedule.ts';
import { isZone } from '@bourse/core/calendar/zone.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { feesOf } from '../spot/public.ts';
import { type AutoInvestDeps, QUOTE_ASSET } from './auto-invest-deps.ts';
import { indexText, plansOut, sumsOut, usdt } from './plan-out.ts';
import { findCloseSpans } from './queries/close.query.ts';
import { findBoughtByPerson } from './queries/figures.query.ts';
import { countPlans, findPlan, findPlans, type Plan } from './queries/plan.query.ts';
import { findRuns } from './queries/run.query.ts';
import { readRanges, readReference } from './reference-out.ts';
import { runOut } from './run-out.ts';
import { editPlan, pausePlan, removePlan, resumePlan } from './usecases/change-plan.ts';
import { planMarkets, priceOf, scaleOf } from './usecases/coins.ts';
import { createPlan } from './usecases/create-plan.ts';
import { findFunds } from './usecases/funds.ts';
import { runNow } from './usecases/runs/run-now.ts';

/** How many coming dates a form shows. */
const DATES_SHOWN = 3;

/** Endpoints of auto-invest. */
export function autoInvestHttp(deps: AutoInvestDeps): Handlers<typeof contract> {
  const { db, assets } = deps.money;
  const planOut = async <Code extends string>(changed: Result<Plan, Code>) =>
    changed.ok ? ok((await plansOut(deps, [changed.value]))[0]!) : changed;
  return {
    terms: async () => {
      const spans = new Map((await findCloseSpans(db)).map((span) => [span.asset, span]));
      const coins = planMarkets(deps).map((market) => {
        const coin = assets.coin(market.base)!;
        const span = spans.get(market.base);
        return {
          asset: market.base,
          name: coin.name,
          symbol: market.symbol,
          displayScale: coin.displayScale,
          minNotional: usdt(market.minNotionalMinor),
          price: indexText(priceOf(deps, market.base)),
          isHalted: deps.spot.data.state(market.market).isHalted,
          historyFrom: span ? dayText(span.historyDay) : null,
        };
      });
      return ok({
        quote: QUOTE_ASSET,
        quoteScale: USDT_SCALE,
        coins,
        coinsMax: COINS_MAX,
        percentAbove: PERCENT_ABOVE,
        min: usdt(AMOUNT_MIN_MINOR),
        max: usdt(AMOUNT_MAX_MINOR),
        createPerHour: CREATE_PER_HOUR,
        lockMs: LOCK_MS,
        guardPercent: String(GUARD_PERCENT),
        noticeAfter: NOTICE_AFTER,
      });
    },
    reference: async (wishes, { uid }) => readReference(deps, wishes, (await feesOf(deps.spot, uid ?? '')).takerPpm),
    ranges: ({ assets: codes }) => readRanges(deps, codes.split(',')),
    dates: async ({ period, weekday, day, hour, zone }, { nowMs }) => {
      const recurrence = recurrenceOf(period, weekday, day);
      if (!recurrence) return refuse('AUTO_INVEST_DATE_REQUIRED', { field: period === 'week' ? 'weekday' : 'day' });
      if (!isZone(zone)) return refuse('AUTO_INVEST_ZONE_UNKNOWN', { zone });
      const rows: number[] = [];
      while (rows.length < DATES_SHOWN) rows.push(nextRunAtMs({ ...recurrence, hour, zone }, rows.at(-1) ?? nowMs));
      return ok({ rows });
    },
    summary: async (_input, { uid }) => {
      const [plans, bought, fundsOf] = await Promise.all([
        countPlans(db, uid),
        findBoughtByPerson(db, uid),
        findFunds(db, [uid]),
      ]);
      const coins = bought.map((own) => {
        const price = priceOf(deps, own.asset);
        const figures = { ...own, priceSum: 0n, purchases: 0 };
        return {
          investedMinor: own.investedMinor,
          valueMinor: price && boughtValueMinor(figures, scaleOf(deps, own.asset), price),
        };
      });
      const funds = fundsOf(uid);
      return ok({
        active: plans.active,
        paused: plans.paused,
        ...sumsOut(coins),
        nextRunAtMs: plans.nextRunMs,
        spot: usdt(funds.spotMinor),
        funding: usdt(funds.fundingMinor),
      });
    },
    plans: async ({ open, before, limit }, { uid }) => {
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const found = await findPlans(db, { uid, isKept: open ?? null, before: from.value, limit: count + 1 });
      const page = cutPage(found, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }));
      return ok({ rows: await plansOut(deps, page.rows), next: page.next });
    },
    plan: async ({ planId }, { uid }) => {
      const plan = await findPlan(db, uid, planId);
      return plan ? planOut(ok(plan)) : refuse('AUTO_INVEST_PLAN_UNKNOWN');
    },
    runs: async ({ planId = null, before, limit }, { uid }) => {
      const from = readKeyset(before);
      if (!from.ok) return from;
      if (planId !== null && !(await findPlan(db, uid, planId))) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
      const count = pageLimitOf(limit);
      const found = await findRuns(db, { uid, planId, before: from.value, limit: count + 1 });
      const page = cutPage(found, count, ({ scheduledMs, id }) => ({ atMs: scheduledMs, id }));
      return ok({ rows: page.rows.map((run) => runOut(deps, run)), next: page.next });
    },
    create: async (input, context) => {
      const made = await createPlan(deps, callerOf(context), input);
      if (!made.ok) return made;
      const [plan] = await plansOut(deps, [made.value.plan]);
      return ok({ plan: plan!, replayed: made.value.replayed });
    },
    edit: async (input, context) => planOut(await editPlan(deps, callerOf(context), input)),
    pause: async ({ planId }, context) => planOut(await pausePlan(deps, callerOf(context), planId)),
    resume: async ({ planId }, context) => planOut(await resumePlan(deps, callerOf(context), planId)),
    remove: async ({ planId }, context) => planOut(await removePlan(deps, callerOf(context), planId)),
    runNow: async (input, context) => {
      const ran = await runNow(deps, callerOf(context), input);
      return ran.ok ? ok({ run: runOut(deps, ran.value.run), replayed: ran.value.replayed }) : ran;
    },
  };
}
