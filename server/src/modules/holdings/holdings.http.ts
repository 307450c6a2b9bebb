import type { holdings as contract } from '@bourse/contract/holdings.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { USER_ACCOUNTS } from '@bourse/core/ledger/account.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { amountText, usdtText } from '../assets/public.ts';
import { findOwnBalance, findOwnHolds, type HoldFilter, type OwnHold } from '../balances/public.ts';
import { readBills } from '../bookings/public.ts';
import { frozenIn, isAccountOpened } from '../products/public.ts';
import { limitOut } from '../withdrawals/public.ts';
import type { HoldingsDeps } from './holdings-deps.ts';
import { dayResult, portfolioOf, totalInBtc } from './portfolio.ts';
import { findDailyTotals } from './queries/daily-total.query.ts';
import { OverviewReader } from './queries/overview.query.ts';
import { writeDailyTotals } from './usecases/write-daily-totals.ts';
import { holdOut } from './views.ts';

type HoldingsHandlers = Handlers<typeof contract>;

const RANGE_DAYS = { '1w': 7, '1m': 30, '3m': 90, '1y': 365 } as const;
const RECENT_RECORDS = 5;

/** Endpoints for what a person has. */
export function holdingsHttp(deps: HoldingsDeps): HoldingsHandlers {
  const reader = new OverviewReader(deps);
  return {
    topsWealthInfo: async (_input, { uid, nowMs }) => {
      const balances = await findOwnBalance(deps.db, uid);
      return ok({ totalUsdt: usdtText(portfolioOf(deps, balances, nowMs).totalMinor) });
    },
    overview: (_input, { uid }) => overview(deps, reader, uid),
    trend: async (input, { uid, nowMs }) => {
      await writeDailyTotals(deps, uid);
      const today = businessDayOf(nowMs);
      const rows = await findDailyTotals(deps.db, uid, today - RANGE_DAYS[input.range] + 1);
      const balances = await findOwnBalance(deps.db, uid);
      const points = rows.map((row) => ({ atMs: startOfBusinessDay(row.day), totalUsdt: usdtText(row.totalMinor) }));
      return ok({
        points: [...points, { atMs: nowMs, totalUsdt: usdtText(portfolioOf(deps, balances, nowMs).totalMinor) }],
      });
    },
    account: async ({ account }, { uid, nowMs }) => {
      const balances = (await findOwnBalance(deps.db, uid)).filter((row) => row.account === account);
      const { rows, totalMinor } = portfolioOf(deps, balances, nowMs);
      const opened = await isAccountOpened(deps.products, deps.db, { uid, account });
      return ok({ account, opened, valueUsdt: usdtText(totalMinor), assets: [...rows] });
    },
    asset: (input, { uid, nowMs }) => oneAsset(deps, uid, input.asset, nowMs),
    holds: async (input, { uid }) => {
      const rows = await findHolds(deps, { uid, ...(input.asset ? { asset: input.asset } : {}) });
      return ok({ rows: rows.map((row) => holdOut(deps, row)) });
    },
  };
}

async function overview(
  deps: HoldingsDeps,
  reader: OverviewReader,
  uid: string,
): ReturnType<HoldingsHandlers['overview']> {
  const facts = await reader.read(uid);
  const portfolio = portfolioOf(deps, facts.balances, facts.nowMs);
  const dayStartMs = startOfBusinessDay(businessDayOf(facts.nowMs));
  const result = dayResult(deps, facts, portfolio.totalMinor, dayStartMs);
  // Counting back to midnight may take long for a long history, so this call does not wait; the next one has the
  // result.
  if (result === null) void writeDailyTotals(deps, uid).catch(() => {});
  return ok({
    totalUsdt: usdtText(portfolio.totalMinor),
    totalBtc: totalInBtc(deps, portfolio.totalMinor),
    pricesAtMs: portfolio.pricesAtMs,
    unpricedAssets: portfolio.unpricedAssets,
    todayPnlUsdt: result?.pnl ?? null,
    todayPnlPercent: result?.percent ?? null,
    pnlTerms: result?.terms ?? null,
    accounts: USER_ACCOUNTS.map((account) => ({
      account,
      valueUsdt: usdtText(portfolio.byAccount.get(account) ?? 0n),
    })),
    bonusUsdt: '0',
    assets: [...portfolio.rows],
    limit: limitOut(facts.profile, facts.figures),
  });
}

async function oneAsset(
  deps: HoldingsDeps,
  uid: string,
  asset: string,
  nowMs: number,
): ReturnType<HoldingsHandlers['asset']> {
  if (!deps.assets.coin(asset)) return refuse('COIN_UNKNOWN', { asset });
  const [all, holds, page] = await Promise.all([
    findOwnBalance(deps.db, uid),
    findHolds(deps, { uid, asset }),
    readBills(deps, { uid, asset, limit: RECENT_RECORDS }),
  ]);
  const balances = all.filter((row) => row.asset === asset);
  const row = portfolioOf(deps, balances, nowMs).rows.find((each) => each.asset === asset)!;
  return ok({
    row,
    accounts: balances.map((each) => ({
      account: each.account,
      available: amountText(deps, asset, each.availableMinor),
      frozen: amountText(deps, asset, each.heldMinor),
    })),
    holds: holds.map((each) => holdOut(deps, each)),
    records: page.rows,
  });
}

/** Everything that makes up a person's frozen amounts. */
async function findHolds(deps: HoldingsDeps, filter: HoldFilter): Promise<OwnHold[]> {
  const [own, ofProducts] = await Promise.all([
    findOwnHolds(deps.db, deps.ledger, filter),
    frozenIn(deps.products, deps.db, filter),
  ]);
  return [...own, ...ofProducts];
}
