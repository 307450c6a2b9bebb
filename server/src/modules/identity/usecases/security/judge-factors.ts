import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { personSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Channel, FactorRefusal, Factors, JudgedFactors, SpentRefusal } from '../../identity-shapes.ts';
import { spendCode } from '../../store/code.store.ts';
import { type Credential, spendTotpStep } from '../../store/credential.store.ts';
import { spendPasskey } from '../../store/passkey.store.ts';
import type { Person } from '../../store/person.store.ts';
import { holdSession } from '../../store/session.store.ts';
import { judgeCode } from '../code/judge-code.ts';
import { boundTarget } from '../code/send-bound-code.ts';
import { judgeOwnPasskey } from '../passkey/judge-passkey.ts';
import { judgeTotpCode } from './judge-totp.ts';

export interface FactorDemand {
  readonly person: Person;
  readonly sessionId: string;
  readonly credential: Pick<Credential, 'totpSecret' | 'passkeys'>;
  readonly purpose: string;
  readonly payload: string;
  /** How many different second factors are needed; fewer if the person has bound fewer. */
  readonly needed: number;
  /** One of them must be a code that was sent. */
  readonly needsSentCode?: boolean;
  readonly factors: Omit<Factors, 'tradingPassword'>;
}

/**
 * Judges every second factor that was typed. Wrong tries are counted at once; right ones are used up by `spendFactors`.
 *
 * @refuses ACCOUNT_FROZEN | SECURITY_CHECK_REQUIRED (needed, and which are bound) | CODE_WRONG | CODE_EXPIRED | CODE_SPENT | TOTP_WRONG |
 *          TOTP_REPLAYED | PASSKEY_WRONG | PASSKEY_EXPIRED
 */
export async function judgeFactors(
  deps: IdentityDeps,
  demand: FactorDemand,
): Promise<Result<JudgedFactors, FactorRefusal>> {
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const who = { uid: demand.person.uid, sessionId: demand.sessionId };
  let totpStep: number | null = null;
  if (demand.credential.totpSecret !== null && demand.factors.totpCode !== undefined) {
    const judged = await judgeTotpCode(deps, demand.person.uid, demand.factors.totpCode, 'session');
    if (!judged.ok) return judged;
    totpStep = judged.value;
  }
  const codeIds: string[] = [];
  for (const { channel, target, digits } of typedCodes(demand)) {
    const subject = personSubject(demand.person.uid);
    const use = { subject, purpose: demand.purpose, channel, payload: demand.payload, target };
    const judged = await judgeCode(deps, use, digits);
    if (!judged.ok) return refuse(judged.refusal.code, { ...judged.refusal.details, channel });
    codeIds.push(judged.value);
  }
  const { passkey: proof } = demand.factors;
  if (proof === undefined) return ok({ ...who, codeIds, totpStep, passkey: null });
  const passkey = await judgeOwnPasskey(deps, demand.person.uid, proof);
  return passkey.ok ? ok({ ...who, codeIds, totpStep, passkey: passkey.value }) : passkey;
}

/**
 * What a person may still change while the account is frozen: what locks intruders out, and what identifies our mails.
 */
const WHILE_FROZEN: ReadonlySet<string> = new Set(['change-password', 'anti-phishing']);

/**
 * The refusal if the typed factors cannot meet the demand, even if all are right; null if they can. In a frozen account
 * nothing may be bound, removed or sent until staff lift the freeze, because the intruder may log in again.
 */
export function refuseMissing(
  demand: FactorDemand,
): ReturnType<typeof refuse<'ACCOUNT_FROZEN' | 'SECURITY_CHECK_REQUIRED'>> | null {
  const { person, credential, factors } = demand;
  if (person.frozenAtMs !== null && !WHILE_FROZEN.has(demand.purpose)) return refuse('ACCOUNT_FROZEN');
  const bound = {
    email: person.email !== null,
    sms: person.phone !== null,
    totp: credential.totpSecret !== null,
    passkey: credential.passkeys > 0,
  };
  const needed = Math.min(demand.needed, Object.values(bound).filter(Boolean).length);
  const others = [bound.totp && factors.totpCode !== undefined, bound.passkey && factors.passkey !== undefined];
  const sent = typedCodes(demand).length;
  const isEnough = sent + others.filter(Boolean).length >= needed && (sent > 0 || !demand.needsSentCode);
  return isEnough ? null : refuse('SECURITY_CHECK_REQUIRED', { needed, ...bound });
}

/**
 * Uses up judged factors, in the transaction of what they permit.
 *
 * @refuses    LOGIN_REQUIRED if the session has ended | CODE_SPENT | TOTP_REPLAYED | PASSKEY_SPENT if another call was
 *             faster; the caller rolls back
 * @invariant  of several calls with the same code only one succeeds
 */
export async function spendFactors(
  tx: Tx,
  deps: IdentityDeps,
  judged: JudgedFactors,
): Promise<Result<true, SpentRefusal>> {
  // A new password or a freeze ends the session: either it waits for this transaction, or this finds the session ended.
  if (!(await holdSession(tx, judged))) return refuse('LOGIN_REQUIRED');
  if (judged.totpStep !== null && !(await spendTotpStep(tx, judged.uid, judged.totpStep)))
    return refuse('TOTP_REPLAYED');
  if (judged.passkey !== null && !(await spendPasskey(tx, judged.passkey, deps.clock.nowMs())))
    return refuse('PASSKEY_SPENT');
  for (const id of judged.codeIds) if (!(await spendCode(tx, id, deps.clock.nowMs()))) return refuse('CODE_SPENT');
  return ok(true);
}

function typedCodes(demand: FactorDemand): { channel: Channel; target: string; digits: string }[] {
  const typed = [
    { channel: 'email', digits: demand.factors.emailCode },
    { channel: 'sms', digits: demand.factors.smsCode },
  ] as const;
  return typed.flatMap(({ channel, digits }) => {
    const target = boundTarget(demand.person, channel);
    return digits === undefined || target === null ? [] : [{ channel, target, digits }];
  });
}
