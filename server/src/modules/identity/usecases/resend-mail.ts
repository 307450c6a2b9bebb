import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { judgeResend } from '@bourse/core/identity/mail-resend.ts';
import { maskEmail, maskPhone } from '@bourse/core/identity/mask.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Actor, Approvals } from '../../approvals/public.ts';
import { personSubject } from '../account-name.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Channel } from '../identity-shapes.ts';
import { type OutgoingMessage, openMessage } from '../messages.ts';
import type { NoticeMail, NoticeMails } from '../ports.ts';
import { findCodesOf } from '../store/code.store.ts';
import { findMailResends, insertMailResend } from '../store/mail-resend.store.ts';
import { findMessages, type KeptMessage, setMessageDue } from '../store/message.store.ts';
import { findPerson, lockPerson, type Person } from '../store/person.store.ts';

/** A mail as staff see it, without its content. */
export interface SeenMail {
  readonly id: string;
  readonly kind: string;
  readonly channel: Channel | null;
  readonly toMasked: string | null;
  readonly status: NoticeMail['status'];
  readonly resends: number;
  readonly canResend: boolean;
  readonly atMs: number;
  readonly endedAtMs: number | null;
}

type Refusal =
  | 'USER_UNKNOWN'
  | 'OWN_ACCOUNT'
  | 'MAIL_UNKNOWN'
  | 'MAIL_IS_CODE'
  | 'MAIL_WAITING'
  | 'MAIL_OFF'
  | 'MAIL_ADDRESS_GONE'
  | 'MAIL_TOO_SOON'
  | 'MAIL_RESENT_ENOUGH';

/** One mail from any of the lists. */
interface Found extends Omit<SeenMail, 'resends' | 'canResend'> {
  readonly from: 'codes' | 'messages' | 'notices';
  /** Why it cannot be sent again; null if it can. */
  readonly bar: Extract<Refusal, 'MAIL_IS_CODE' | 'MAIL_WAITING' | 'MAIL_OFF' | 'MAIL_ADDRESS_GONE'> | null;
}

const EACH_MAX = 50;
const CODES_SHOWN_MS = 2 * DAY_MS;

/** The last mails to a person, newest first; null for an unknown uid. */
export async function listMails(
  deps: IdentityDeps,
  notices: NoticeMails,
  { uid, nowMs }: { readonly uid: string; readonly nowMs: number },
): Promise<readonly SeenMail[] | null> {
  const person = await findPerson(deps.db, uid);
  if (!person) return null;
  const [mails, resends] = await Promise.all([
    findMails(deps, deps.db, { notices, person, nowMs }),
    findMailResends(deps.db, uid),
  ]);
  return mails.map(({ from: _, bar, ...mail }) => ({
    ...mail,
    resends: resends.filter(({ mailId }) => mailId === mail.id).length,
    canResend: bar === null,
  }));
}

/**
 * Sends a lost or failed mail again, unchanged. It goes to its person; staff cannot choose an address.
 *
 * @refuses see Refusal. Codes are never sent again: a person who needs one asks for a new one
 */
export function resendMail(
  deps: IdentityDeps,
  { approvals, noticeMails }: { readonly approvals: Approvals; readonly noticeMails: NoticeMails },
  wish: {
    readonly uid: string;
    readonly id: string;
    readonly reason: string;
    readonly actor: Actor;
    readonly nowMs: number;
  },
): Promise<Result<true, Refusal>> {
  const { uid, id, reason, actor, nowMs } = wish;
  return deps.db.decide(async (tx): Promise<Result<true, Refusal>> => {
    // If two members of staff ask at once, the second one sees what the first did.
    const person = await lockPerson(tx, uid);
    if (!person) return refuse('USER_UNKNOWN');
    if (await approvals.isRelated(tx, { staffId: actor.staffId, uid })) return refuse('OWN_ACCOUNT');
    const mail = (await findMails(deps, tx, { notices: noticeMails, person, nowMs })).find((each) => each.id === id);
    if (!mail) return refuse('MAIL_UNKNOWN');
    if (mail.bar !== null) return refuse(mail.bar);
    const judged = judgeResend(await findMailResends(tx, uid), { mailId: id, nowMs });
    if (!judged.ok) return judged;
    await (mail.from === 'notices' ? noticeMails.resend(tx, { id, nowMs }) : setMessageDue(tx, id, nowMs));
    await insertMailResend(tx, { id: newId(nowMs), uid, mailId: id, staffId: actor.staffId, atMs: nowMs });
    await approvals.audit(tx, {
      ...actor,
      nowMs,
      action: 'staffPeople.resendMail',
      subject: `user:${uid}`,
      reason,
      before: { mail: mail.kind, status: mail.status },
      after: { mail: mail.kind, status: 'WAITING' },
    });
    return ok(true);
  });
}

async function findMails(
  deps: IdentityDeps,
  q: Queryable,
  { notices, person, nowMs }: { readonly notices: NoticeMails; readonly person: Person; readonly nowMs: number },
): Promise<Found[]> {
  const { uid } = person;
  const messages = await findMessages(q, uid, EACH_MAX);
  const told = await notices.list(q, { uid, limit: EACH_MAX });
  const codes = await findCodesOf(q, {
    subject: personSubject(uid),
    sinceMs: nowMs - CODES_SHOWN_MS,
    limit: EACH_MAX,
  });
  const all: Found[] = [
    ...messages.map((message) => messageOf(deps, person, message)),
    ...told.map(
      ({ kind, ...mail }): Found => ({
        ...mail,
        kind: `notice:${kind}`,
        from: 'notices',
        channel: null,
        toMasked: null,
        bar: mail.status === 'WAITING' ? 'MAIL_WAITING' : mail.status === 'OFF' ? 'MAIL_OFF' : null,
      }),
    ),
    ...codes.map(
      ({ id, purpose, channel, atMs, isSent }): Found => ({
        id,
        kind: `code.${purpose}`,
        from: 'codes',
        channel,
        toMasked: null,
        atMs,
        endedAtMs: atMs,
        status: isSent ? 'SENT' : 'FAILED',
        bar: 'MAIL_IS_CODE',
      }),
    ),
  ];
  return all.sort((one, other) => other.atMs - one.atMs);
}

function messageOf(deps: IdentityDeps, person: Person, message: KeptMessage): Found {
  const opened = tryOpen(deps, message);
  const { id, createdAtMs, sentAtMs, isWaiting } = message;
  const isTheirs = opened !== null && (opened.to === person.email || opened.to === person.phone);
  return {
    id,
    from: 'messages',
    atMs: createdAtMs,
    endedAtMs: sentAtMs,
    kind: opened?.template ?? 'unreadable',
    channel: opened?.channel ?? null,
    toMasked: opened && (opened.channel === 'email' ? maskEmail(opened.to) : maskPhone(opened.to)),
    status: isWaiting ? 'WAITING' : sentAtMs === null ? 'FAILED' : 'SENT',
    // An address that the person no longer has may belong to somebody else by now.
    bar: isWaiting ? 'MAIL_WAITING' : isTheirs ? null : 'MAIL_ADDRESS_GONE',
  };
}

/** A mail that was sealed under another key is still listed, and does not hide the others. */
function tryOpen(deps: IdentityDeps, message: KeptMessage): OutgoingMessage | null {
  try {
    return openMessage(deps, message);
  } catch {
    return null;
  }
}
