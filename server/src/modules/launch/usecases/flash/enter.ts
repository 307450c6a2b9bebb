import { type EnterCode, judgeEnter } from '@bourse/core/launch/flash.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { priceOf } from '../../queries/project.query.ts';
import type { NewestTickets, RoundKey } from '../../queries/ticket.query.ts';
import { scalesOf } from '../scales.ts';
import { readPass } from './entry-pass.ts';
import type { FlashNow } from './flash-now.ts';
import type { TicketLine } from './ticket-line.ts';

/** With these refusals a person may have a ticket from before. */
const LATE: readonly EnterCode[] = ['LAUNCH_CROWDED', 'LAUNCH_LOTS_LEFT', 'LAUNCH_SOLD_OUT', 'LAUNCH_ENDED'];

/** What a request needs that those of everybody share. */
export interface Entrance {
  readonly now: FlashNow;
  readonly line: TicketLine;
  readonly newest: NewestTickets;
}

/**
 * Asks for lots. It reads nothing of the person but the pass, so that a start with thousands of people stays cheap; their
 * turn and their payment are judged by the database. Whoever has an open ticket is answered with it also where nobody is
 * given one any more: told that too many wait, they would miss their own turn.
 *
 * @refuses in the order of the checks: what findRound refuses | what judgeEnter refuses | LAUNCH_PASS | LAUNCH_BOUGHT |
 *          LAUNCH_GAVE_UP
 */
export async function enter(
  deps: LaunchDeps,
  { now, line, newest }: Entrance,
  { uid }: Caller,
  { projectId, number, pass, lots }: RoundKey & { readonly pass: string; readonly lots: number },
) {
  const state = await now.find(projectId, number);
  if (!state.ok) return state;
  const { project, round, flash, queued } = state.value;
  const nowMs = deps.clock.nowMs();
  const fault = judgeEnter({ ...round, ...flash }, flash, queued, lots, nowMs);
  const vipBps = readPass(flash.passKey, uid, pass, nowMs);
  if (fault) {
    // Only for whoever has a pass, so that nobody else makes the database work.
    const isLate = vipBps !== null && LATE.includes(fault.code);
    const own = isLate ? await newest.find({ uid, projectId, number }) : null;
    return own?.state === 'QUEUED' || own?.state === 'PAYING' ? ok(own) : refuse(fault.code, fault.plain);
  }
  // Last, so that nobody solves a puzzle for a new pass where it would be of no use.
  if (vipBps === null) return refuse('LAUNCH_PASS');
  const quantityMinor = BigInt(lots) * flash.lotMinor;
  return line.put({
    id: newId(nowMs),
    uid,
    projectId,
    round: number,
    state: 'QUEUED',
    reason: null,
    remainingLots: null,
    lots,
    vipBps,
    costMinor: costOf(quantityMinor, priceOf(round), vipBps, scalesOf(deps, project)).payMinor,
    atMs: nowMs,
    openingPlace: null,
    payByMs: null,
  });
}
