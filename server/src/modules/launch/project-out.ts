import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { launch as contract } from '@bourse/contract/launch.ts';
import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { FACTOR_SCALE, type HoldingTerms, holdingPublicMs } from '@bourse/core/launch/holding.ts';
import { shownState } from '@bourse/core/launch/round.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { fixingOut, priceOut, protectionOut } from './fixing-out.ts';
import type { LaunchDeps } from './launch-deps.ts';
import type { NamedBeacon } from './queries/flash.query.ts';
import type { Credit } from './queries/price/protection.query.ts';
import { committedAsset, type Project, type Round } from './queries/project.query.ts';
import { NO_TOTALS, type RoundTotals, type Subscription, type Unlock } from './queries/subscription.query.ts';
import { scaleOf, scalesOf } from './usecases/scales.ts';

type ProjectOut = OutputOf<typeof contract.project>['project'];
type SubscriptionOut = OutputOf<typeof contract.subscriptions>['rows'][number];

/** A project as people see it. */
export function projectOut(deps: LaunchDeps, project: Project, totals: ReadonlyMap<string, RoundTotals>): ProjectOut {
  const { tokenScale } = scalesOf(deps, project);
  // The round that goes on, or the next one, or the last.
  const current =
    project.rounds.find(({ state }) => state === 'OPEN') ??
    project.rounds.find(({ state }) => state === 'WARM_UP') ??
    project.rounds.at(-1)!;
  return {
    id: project.id,
    token: project.token,
    tokenName: deps.assets.coin(project.token)?.name ?? project.token,
    payAsset: project.payAsset,
    shown: shownOf(current),
    isCancelled: project.cancelledMs !== null,
    website: project.website,
    paper: project.paper,
    supply: formatAmount(project.supplyMinor, tokenScale),
    quota: formatAmount(project.quotaMinor, tokenScale),
    listingAtMs: project.listingMs,
    schedule: project.schedule.map(({ unlockAtMs, shareBps }) => ({ atMs: unlockAtMs, shareBps })),
    protection: protectionOut(project),
    rounds: project.rounds.map((round) =>
      roundOut(deps, project, round, totals.get(`${project.id}/${round.number}`) ?? NO_TOTALS),
    ),
  };
}

function roundOut(deps: LaunchDeps, project: Project, round: Round, totals: RoundTotals): ProjectOut['rounds'][number] {
  const committedScale = scaleOf(deps, committedAsset(project, round.number));
  const tokenScale = scaleOf(deps, project.token);
  const pay = (minor: bigint): string => formatAmount(minor, committedScale);
  const tokens = (minor: bigint): string => formatAmount(minor, tokenScale);
  return {
    number: round.number,
    mode: round.mode,
    state: round.state,
    shown: shownOf(round),
    startAtMs: round.startMs,
    endAtMs: round.endMs,
    quota: tokens(round.quotaMinor),
    perPerson: tokens(round.personMinor),
    split: round.split,
    ...pricesOf(round),
    fixing: fixingOut(deps, project, round),
    hasVipDiscount: round.hasVipDiscount,
    min: pay(round.minMinor),
    max: pay(round.maxMinor),
    step: pay(round.stepMinor),
    kycMin: round.kycMin,
    vipMin: round.vipMin,
    nationality: round.nationality,
    newcomersOnly: round.newcomersOnly,
    needsSurvey: round.needsSurvey,
    committed: pay(totals.committedMinor),
    people: totals.people,
    sold: tokens(round.soldMinor),
    flash: round.flash && {
      lot: tokens(round.flash.lotMinor),
      quotaLots: round.flash.quotaLots,
      leastLots: round.flash.leastLots,
      mostLots: round.flash.mostLots,
      paySeconds: round.flash.paySeconds,
      beacon: round.flash.beacon && namedOf(round.flash.beacon),
    },
    lottery: round.lottery && {
      ticket: tokens(round.lottery.ticketMinor),
      winners: round.lottery.winners,
      mostTickets: round.lottery.mostTickets,
      mostWins: round.lottery.mostWins,
      drawAtMs: round.lottery.drawAtMs,
    },
    boost: round.boost,
    holding: round.holding && holdingOut(deps, round.holding),
  };
}

/** A round's prices as people read them; none where it sells nothing, or they are not fixed yet. */
function pricesOf({ price, offer }: Round) {
  const discountBps = (price ?? offer)?.discountBps ?? 0;
  return price ? { ...priceOut(price), discountBps } : { basePrice: null, discountBps, price: null };
}

/** What a round asks people to have held, as they read it. */
const holdingOut = (deps: LaunchDeps, { asset, firstDay, lastDay, leastMinor, factorUnits }: HoldingTerms) => ({
  asset,
  least: formatAmount(leastMinor, scaleOf(deps, asset)),
  fromMs: startOfBusinessDay(firstDay),
  untilMs: startOfBusinessDay(lastDay + 1),
  publicAtMs: holdingPublicMs(lastDay),
  factor: factorUnits === null ? null : formatAmount(factorUnits, FACTOR_SCALE),
});

const namedOf = ({ kind, source, round }: NamedBeacon): NamedBeacon => ({ kind, source, round });

const shownOf = ({ state, mode, flash }: Round) =>
  shownState(state, mode, flash?.paidLots === flash?.quotaLots && flash !== null);

const IS_COUNTED: ReadonlySet<Subscription['state']> = new Set([
  'PENDING_DEDUCTION',
  'COMPLETED',
  'NOT_ALLOCATED',
  'REFUNDED',
]);

/** A subscription as its owner sees it. */
export function subscriptionOut(
  deps: LaunchDeps,
  made: Subscription,
  project: Project,
  { unlocks, credits }: { readonly unlocks: readonly Unlock[]; readonly credits: ReadonlyMap<string, Credit> },
): SubscriptionOut {
  const { tokenScale, payScale } = scalesOf(deps, project);
  const asset = committedAsset(project, made.round);
  const isCounted = IS_COUNTED.has(made.state);
  const credit = credits.get(made.id);
  return {
    id: made.id,
    project: project.id,
    round: made.round,
    token: project.token,
    payAsset: project.payAsset,
    mode: project.rounds.find(({ number }) => number === made.round)!.mode,
    asset,
    state: made.state,
    committed: formatAmount(made.commitMinor, scaleOf(deps, asset)),
    vipDiscountBps: made.vipBps,
    tickets: made.tickets,
    atMs: made.atMs,
    got: isCounted ? formatAmount(made.gotMinor, tokenScale) : null,
    cost: isCounted ? formatAmount(made.costMinor, payScale) : null,
    protection: credit
      ? {
          worth: formatAmount(credit.worthMinor, payScale),
          credit: formatAmount(credit.creditMinor, payScale),
          atMs: credit.atMs,
        }
      : null,
    unlocks: unlocks
      // What was paid back has nothing left that could be unlocked.
      .filter(({ subscriptionId }) => subscriptionId === made.id && made.state !== 'REFUNDED')
      .map(({ unlockAtMs, amountMinor, unlockedAtMs }) => ({
        atMs: unlockAtMs,
        amount: formatAmount(amountMinor, tokenScale),
        unlockedAtMs,
      })),
  };
}
