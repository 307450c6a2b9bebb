import { judgePay, type PayRefusal } from '@bourse/core/launch/flash.ts';
import { type ConditionCode, conditionFault } from '@bourse/core/launch/subscribe.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../../balances/public.ts';
import { isCoinStopped } from '../../../transfers/public.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findProject, lockRound, type Project } from '../../queries/project.query.ts';
import { findTicket, lockTicket, type Ticket } from '../../queries/ticket.query.ts';
import { insertSubscription, saveCounted } from '../../store/subscription.store.ts';
import { endPaying, saveTickets } from '../../store/ticket.store.ts';
import { findApplicant } from '../applicant.ts';
import { holdCommand, shortOf } from '../commit.ts';
import { averageIn, ownAverage } from '../holding/own-average.ts';
import { refusalDetails } from '../refusal-details.ts';
import { settle } from '../settle-subscriptions.ts';
import { tellTickets } from './tell-tickets.ts';

type PayCode =
  | PayRefusal
  | 'LAUNCH_NO_TICKET'
  | 'LAUNCH_CANCELLED'
  | ConditionCode
  | 'LAUNCH_BALANCE'
  | 'COIN_STOPPED'
  | 'ACCOUNT_FROZEN'
  | 'TRADING_PASSWORD_NOT_SET'
  | 'TRADING_PASSWORD_WRONG'
  | 'TRADING_PASSWORD_LOCKED'
  | 'LOGIN_REQUIRED';
type Outcome = Result<Ticket, PayCode>;

/**
 * Pays for reserved lots: the money leaves funding, the tokens are the person's, and what of them is not unlocked yet is
 * held. It is a subscription that gets exactly what it asked for, so that its books, unlocks and refund are those of every
 * other one. Its conditions are judged once more, because a pass is good for minutes. A refusal leaves the lots reserved
 * until their time.
 *
 * @refuses   in the order of the checks: LAUNCH_NO_TICKET, also for another person's | LAUNCH_NOT_PAYING |
 *            LAUNCH_PAY_EXPIRED | what passwordCheck refuses | LAUNCH_CANCELLED | what conditionFault refuses |
 *            LAUNCH_BALANCE | COIN_STOPPED
 * @invariant a ticket is paid once; one that is paid is answered the same again
 */
export async function pay(
  deps: LaunchDeps,
  { uid, sessionId, nowMs: callMs }: Caller,
  { ticketId, tradingPassword }: { readonly ticketId: string; readonly tradingPassword: string },
): Promise<Outcome> {
  const early = judge(await findTicket(deps.db, uid, ticketId), deps.clock.nowMs());
  if (!early.ok || early.value.state === 'PAID') return early;
  const checked = await deps.identity.passwordCheck({ uid, sessionId, tradingPassword });
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Outcome> => {
    await lockPerson(tx, uid, callMs);
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return refuse('LOGIN_REQUIRED');
    const round = await lockRound(tx, early.value.projectId, early.value.round, 'share');
    const nowMs = deps.clock.nowMs();
    const judged = judge(await lockTicket(tx, uid, ticketId), nowMs);
    if (!judged.ok || judged.value.state === 'PAID') return judged;
    if (round!.state === 'CANCELLED') return refuse('LAUNCH_CANCELLED');
    const profile = await deps.identity.profile(tx, uid);
    const project = (await findProject(tx, judged.value.projectId))!;
    const ownRound = project.rounds.find(({ number }) => number === judged.value.round)!;
    const average = await ownAverage(deps, averageIn(tx), uid, { project, round: ownRound, nowMs });
    const person = { ...(await findApplicant(tx, uid, profile!, ownRound)), ...average };
    const missing = conditionFault(ownRound, person);
    if (missing) return refuse(missing.code, refusalDetails(deps, missing, null));
    return buy(deps, tx, project, judged.value, nowMs);
  });
}

function judge(ticket: Ticket | null, nowMs: number): Result<Ticket, 'LAUNCH_NO_TICKET' | PayRefusal> {
  if (!ticket) return refuse('LAUNCH_NO_TICKET');
  const fault = ticket.state === 'PAID' ? null : judgePay(ticket, nowMs);
  return fault ? refuse(fault) : ok(ticket);
}

async function buy(
  deps: LaunchDeps,
  tx: Tx,
  project: Project,
  ticket: Ticket,
  nowMs: number,
): Promise<Result<Ticket, 'LAUNCH_BALANCE' | 'COIN_STOPPED'>> {
  const { lotMinor } = project.rounds.find(({ number }) => number === ticket.round)!.flash!;
  const made = {
    id: ticket.id,
    uid: ticket.uid,
    projectId: project.id,
    round: ticket.round,
    state: 'SUBSCRIBED' as const,
    commitMinor: ticket.costMinor,
    version: 1,
    vipBps: ticket.vipBps,
    tickets: null,
    firstAtMs: nowMs,
    atMs: nowMs,
    gotMinor: BigInt(ticket.lots) * lotMinor,
    costMinor: ticket.costMinor,
  };
  const answers = await deps.ledger.apply(tx, [holdCommand(made, project.payAsset, nowMs)]);
  const short = shortOf(deps, project.payAsset, made, answers);
  if (short) return short;
  // Asked after the accounts are locked, because stopping a coin waits for that lock.
  if (await isCoinStopped(tx, project.payAsset)) return refuse('COIN_STOPPED', { asset: project.payAsset });
  await insertSubscription(tx, made);
  await saveCounted(tx, [made]);
  await settle(deps, tx, made, nowMs);
  await emitBalance(tx, ticket.uid, [project.payAsset]);
  const paid = { ...ticket, state: 'PAID' as const };
  await saveTickets(tx, [paid], nowMs);
  await tellTickets(tx, [paid]);
  await endPaying(tx, ticket, true);
  return ok(paid);
}
