import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { REFUSED_KEYS, TICKET_KEYS } from '@bourse/contract/launch/message-meanings.ts';
import type { launch as contract } from '@bourse/contract/launch.ts';
import { toHex } from '@bourse/core/launch/bytes.ts';
import { closedBy, pollAfterMs } from '@bourse/core/launch/flash.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { freeLots } from '@bourse/core/launch/stock.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import { sha256Bytes } from '../../platform/crypto/digest.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { LaunchDeps } from './launch-deps.ts';
import type { OpeningBeacon } from './queries/flash.query.ts';
import { priceOf } from './queries/project.query.ts';
import { newestTickets, type Ticket } from './queries/ticket.query.ts';
import { enter } from './usecases/flash/enter.ts';
import { FlashNow, type FlashState } from './usecases/flash/flash-now.ts';
import { giveUp } from './usecases/flash/give-up.ts';
import { pass } from './usecases/flash/pass.ts';
import { pay } from './usecases/flash/pay.ts';
import { TicketLine } from './usecases/flash/ticket-line.ts';
import type { AverageOf } from './usecases/holding/own-average.ts';
import { scalesOf } from './usecases/scales.ts';

type FlashHandlers = Pick<Handlers<typeof contract>, 'flash' | 'pass' | 'enter' | 'pay' | 'giveUp'>;
type TicketOut = OutputOf<typeof contract.enter>;

/** Endpoints of flash rounds. */
export function flashHttp(deps: LaunchDeps, averageOf: AverageOf): FlashHandlers {
  const now = new FlashNow(deps);
  const line = new TicketLine(deps.db);
  const newest = newestTickets(deps.db);
  const shown = async (ticket: Ticket): Promise<TicketOut> =>
    ticketOut(deps, stateOf(await now.find(ticket.projectId, ticket.round)), ticket);
  return {
    flash: async ({ project: projectId, round: number }, { uid }) => {
      const found = await now.find(projectId, number);
      if (!found.ok) return found;
      const state = found.value;
      const { flash, queued } = state;
      const own = await newest.find({ uid, projectId, number });
      const ticket = own && ticketOut(deps, state, own);
      return ok({
        nowMs: deps.clock.nowMs(),
        quotaLots: flash.quotaLots,
        paidLots: flash.paidLots,
        payingLots: flash.payingLots,
        freeLots: freeLots(flash),
        queued,
        seedHash: toHex(sha256Bytes(flash.seed)),
        seed: flash.openedMs === null ? null : toHex(flash.seed),
        beacon: flash.beacon && beaconOut(flash.beacon),
        seedOnly: flash.beacon === null ? 'NO_BEACON' : flash.beacon.silentMs === null ? null : 'BEACON_SILENT',
        openingCount: flash.openingCount,
        ticket,
        closed: closedBy(own?.state ?? null),
        pollAfterMs: pollAfterMs(own?.state ?? null, ticket?.position ?? null),
      });
    },
    pass: ({ project: projectId, round: number, ...answer }, context) =>
      pass(deps, averageOf, callerOf(context), { projectId, number, answer }),
    enter: async ({ project: projectId, round: number, ...wish }, context) => {
      const entered = await enter(deps, { now, line, newest }, callerOf(context), { ...wish, projectId, number });
      return entered.ok ? ok(await shown(entered.value)) : entered;
    },
    pay: async (wish, context) => {
      const paid = await pay(deps, callerOf(context), wish);
      return paid.ok ? ok(await shown(paid.value)) : paid;
    },
    giveUp: async (wish, context) => {
      const left = await giveUp(deps, callerOf(context), wish);
      return left.ok ? ok(await shown(left.value)) : left;
    },
  };
}

/** The round of a ticket, which is there. */
function stateOf(found: Awaited<ReturnType<FlashNow['find']>>): FlashState {
  if (!found.ok) throw new Error(`a ticket is of no flash round: ${found.refusal.code}`);
  return found.value;
}

const beaconOut = ({ kind, source, round, askedMs, said }: OpeningBeacon) => ({
  kind,
  source,
  round,
  askedAtMs: askedMs,
  randomness: said && toHex(said.randomness),
  signature: said && toHex(said.signature),
});

/** A ticket as its owner sees it. */
function ticketOut(deps: LaunchDeps, { project, round, flash, places }: FlashState, ticket: Ticket): TicketOut {
  const scales = scalesOf(deps, project);
  const quantityMinor = BigInt(ticket.lots) * flash.lotMinor;
  const { withoutVipMinor } = costOf(quantityMinor, priceOf(round), ticket.vipBps, scales);
  return {
    id: ticket.id,
    state: ticket.state,
    reason: ticket.reason,
    messageKey: ticket.state === 'REFUSED' ? REFUSED_KEYS[ticket.reason!] : TICKET_KEYS[ticket.state],
    remainingLots: ticket.remainingLots,
    lots: ticket.lots,
    tokens: formatAmount(quantityMinor, scales.tokenScale),
    cost: formatAmount(ticket.costMinor, scales.payScale),
    costWithoutVip: formatAmount(withoutVipMinor, scales.payScale),
    vipDiscountBps: ticket.vipBps,
    position: ticket.state === 'QUEUED' ? (places.get(ticket.id) ?? null) : null,
    openingPlace: ticket.openingPlace,
    payByMs: ticket.payByMs,
    atMs: ticket.atMs,
  };
}
