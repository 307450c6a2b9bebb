import type { identity as identityContract } from '@bourse/contract/identity.ts';
import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { PAGE_LIMIT, readIdCursor } from '../../platform/db/keyset.ts';
import type { Handlers, UserContext } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { emailName, phoneName } from './account-name.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { LOGIN_HISTORY_MS } from './jobs/tidy-identity.job.ts';
import { listPasskeys } from './queries/passkey.query.ts';
import { viewKyc, viewSecurity } from './queries/security.query.ts';
import { listLogins, listSessions } from './queries/session.query.ts';
import { askingBrowserOf, callerOf, giveSecret, giveSession, markedBrowserOf, takeSession } from './sessions/caller.ts';
import { renamePasskey } from './store/passkey.store.ts';
import { setPreferences } from './store/person.store.ts';
import { sendBoundCode, sendContactChangeCode, sendNewContactCode } from './usecases/code/send-bound-code.ts';
import { sendCode } from './usecases/code/send-code.ts';
import { submitKyc } from './usecases/kyc/submit-kyc.ts';
import { uploadDocument } from './usecases/kyc/upload-document.ts';
import { logIn } from './usecases/login/log-in.ts';
import { register } from './usecases/login/register.ts';
import { addPasskey, askPasskey, removePasskey, startPasskey } from './usecases/passkey/change-passkeys.ts';
import { logInByPasskey, startPasskeyLogin } from './usecases/passkey/log-in-by-passkey.ts';
import { bindContact } from './usecases/security/bind-contact.ts';
import { bindTotp, startTotp, unbindTotp } from './usecases/security/bind-totp.ts';
import { changePassword } from './usecases/security/change-login-password.ts';
import { freezeByLink, freezeOwnAccount } from './usecases/security/freeze-account.ts';
import { askPasskeyToReset, resetPassword } from './usecases/security/reset-password.ts';
import { setAntiPhishingCode } from './usecases/security/set-anti-phishing-code.ts';
import { setTradingPassword } from './usecases/security/set-trading-password.ts';
import { describeUser } from './usecases/session/describe-user.ts';
import { endAllOtherSessions, endSession } from './usecases/session/end-sessions.ts';
import { exchangeSid } from './usecases/session/exchange-sid.ts';
import { issueSid } from './usecases/session/issue-sid.ts';
import type { OpenedSession } from './usecases/session/open-session.ts';

type Http = Handlers<typeof identityContract>;

/** Every endpoint of identity for people. */
export function identityHttp({ deps }: { readonly deps: IdentityDeps }): Http {
  return { ...entry(deps), ...sessions(deps), ...changes(deps), ...passkeys(deps), ...verification(deps) };
}

function entry(
  deps: IdentityDeps,
): Pick<
  Http,
  | 'topsInfo'
  | 'issueSid'
  | 'captcha'
  | 'sendCode'
  | 'register'
  | 'login'
  | 'startPasskeyLogin'
  | 'passkeyLogin'
  | 'startPasskeyReset'
  | 'resetPassword'
  | 'freezeByLink'
> {
  return {
    topsInfo: async ({ sid, confirmed }, context) => {
      const own = context.uid !== null && context.sessionId !== null;
      const who = own ? { uid: context.uid!, sessionId: context.sessionId! } : null;
      if (sid === undefined) return ok(await describeUser(deps, who));
      const isConfirmed = confirmed === 'true';
      const exchanged = await exchangeSid(deps, { sid, isConfirmed, uid: context.uid, caller: callerOf(context) });
      if (!exchanged.ok) return exchanged;
      if (exchanged.value !== null) giveSession(context, exchanged.value);
      return ok(await describeUser(deps, exchanged.value ?? who));
    },
    issueSid: async (_, context) => ok(await issueSid(deps, context)),
    captcha: async () => {
      const { id, ...rest } = await deps.puzzles.make(deps.clock.nowMs());
      return ok({ captchaId: id, ...rest });
    },
    sendCode: (input, context) => {
      const { locale, ip } = context;
      return sendCode(deps, { ...input, ...markedBrowserOf(context), locale, ip });
    },
    register: async (input, context) => {
      const opened = await register(deps, { ...input, caller: callerOf(context) });
      return opened.ok ? given(context, opened.value) : opened;
    },
    login: async (input, context) => {
      const opened = await logIn(deps, { ...input, caller: callerOf(context) });
      return opened.ok ? given(context, opened.value) : opened;
    },
    startPasskeyLogin: async () => ok(startPasskeyLogin(deps)),
    passkeyLogin: async ({ passkey }, context) => {
      const opened = await logInByPasskey(deps, { passkey, caller: callerOf(context) });
      return opened.ok ? given(context, opened.value) : opened;
    },
    startPasskeyReset: async ({ account }) => ok(askPasskeyToReset(deps, account)),
    resetPassword: async (input, context) =>
      done(await resetPassword(deps, { ...input, ...askingBrowserOf(context), ip: context.ip })),
    freezeByLink: async (input) => done(await freezeByLink(deps, input)),
  };
}

function sessions(deps: IdentityDeps): Pick<Http, 'logout' | 'sessions' | 'endSession' | 'loginHistory'> {
  return {
    logout: async (_, context) => {
      await endSession(deps, { uid: context.uid, id: context.sessionId, by: 'logout' });
      takeSession(context);
      return ok(DONE);
    },
    sessions: async (_, context) => {
      const rows = await listSessions(deps.db, context.uid, context.nowMs);
      return ok({ rows: rows.map((row) => ({ ...row, current: row.sessionId === context.sessionId })) });
    },
    endSession: async ({ sessionId, others }, context) => {
      if (others)
        return ok({ ended: await endAllOtherSessions(deps, { uid: context.uid, keepId: context.sessionId }) });
      if (sessionId === undefined) return refuse('SESSION_UNKNOWN');
      const ended = await endSession(deps, { uid: context.uid, id: sessionId, by: 'revoked' });
      if (ended.ok && sessionId === context.sessionId) takeSession(context);
      return ended.ok ? ok({ ended: ended.value }) : ended;
    },
    loginHistory: async ({ before, limit = PAGE_LIMIT }, context) => {
      const sinceMs = context.nowMs - LOGIN_HISTORY_MS;
      const size = Math.max(1, limit);
      const rows = await listLogins(deps.db, { uid: context.uid, sinceMs, before: readIdCursor(before), limit: size });
      return ok({ rows, next: rows.length < size ? null : rows.at(-1)!.id });
    },
  };
}

function changes(
  deps: IdentityDeps,
): Pick<
  Http,
  | 'security'
  | 'sendMyCode'
  | 'changePassword'
  | 'setTradingPassword'
  | 'bindEmail'
  | 'bindPhone'
  | 'startTotp'
  | 'bindTotp'
  | 'unbindTotp'
  | 'setAntiPhishingCode'
  | 'freeze'
  | 'setPreferences'
> {
  return {
    security: async (_, context) => ok(await viewSecurity(deps, context)),
    sendMyCode: async ({ purpose, channel, target, permits, antiPhishingCode }, { uid }) => {
      if (purpose === 'anti-phishing' && antiPhishingCode === undefined) return refuse('TARGET_REQUIRED', { channel });
      const payload = purpose === 'anti-phishing' ? antiPhishingCode! : '';
      if (purpose !== 'bind-email' && purpose !== 'bind-phone')
        return sendBoundCode(deps, { uid, purpose, channel, payload, params: {} });
      return target === undefined
        ? sendContactChangeCode(deps, { uid, purpose, channel, permits })
        : sendNewContactCode(deps, { uid, purpose, target });
    },
    changePassword: async ({ oldPassword, newPassword, ...factors }, context) =>
      rotated(context, await changePassword(deps, { ...who(context), oldPassword, newPassword, factors })),
    setTradingPassword: async ({ tradingPassword, loginPassword, ...factors }, context) =>
      done(await setTradingPassword(deps, { ...who(context), tradingPassword, loginPassword, factors })),
    bindEmail: async ({ email, newCode, ...factors }, context) => {
      const target = emailName(email);
      return rotated(
        context,
        await bindContact(deps, { ...who(context), purpose: 'bind-email', target, newCode, factors }),
      );
    },
    bindPhone: async ({ phone, newCode, ...factors }, context) => {
      const target = phoneName(phone);
      if (!target) return refuse('PHONE_INVALID');
      return rotated(
        context,
        await bindContact(deps, { ...who(context), purpose: 'bind-phone', target, newCode, factors }),
      );
    },
    startTotp: (_, { uid }) => startTotp(deps, uid),
    bindTotp: async ({ totpCode, ...factors }, context) =>
      rotated(context, await bindTotp(deps, { ...who(context), totpCode, factors })),
    unbindTotp: async ({ loginPassword, ...factors }, context) =>
      rotated(context, await unbindTotp(deps, { ...who(context), loginPassword, factors })),
    setAntiPhishingCode: async ({ antiPhishingCode, ...factors }, context) =>
      done(await setAntiPhishingCode(deps, { ...who(context), antiPhishingCode, factors })),
    freeze: async ({ password }, context) => {
      const frozen = await freezeOwnAccount(deps, { uid: context.uid, password });
      if (frozen.ok) takeSession(context);
      return done(frozen);
    },
    setPreferences: async ({ locale = null, currency = null }, { uid }) => {
      await setPreferences(deps.db, uid, { locale, currency });
      return ok(DONE);
    },
  };
}

function passkeys(
  deps: IdentityDeps,
): Pick<Http, 'passkeys' | 'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'askPasskey'> {
  return {
    passkeys: async (_, { uid }) => ok({ rows: await listPasskeys(deps.db, uid), countMax: PASSKEYS_MAX }),
    startPasskey: (_, { uid }) => startPasskey(deps, uid),
    addPasskey: async ({ name, made, loginPassword, ...factors }, context) =>
      rotated(context, await addPasskey(deps, { ...who(context), name, made, loginPassword, factors })),
    renamePasskey: async ({ passkeyId, name }, { uid }) =>
      (await renamePasskey(deps.db, { uid, id: passkeyId, name })) ? ok(DONE) : refuse('PASSKEY_UNKNOWN'),
    removePasskey: async ({ passkeyId, loginPassword, ...factors }, context) =>
      rotated(context, await removePasskey(deps, { ...who(context), passkeyId, loginPassword, factors })),
    askPasskey: (_, { uid }) => askPasskey(deps, uid),
  };
}

function verification(deps: IdentityDeps): Pick<Http, 'kyc' | 'uploadDocument' | 'submitKyc'> {
  return {
    kyc: async (_, { uid }) => ok(await viewKyc(deps, uid)),
    uploadDocument: async (input, { uid }) => {
      const kept = await uploadDocument(deps, { uid, ...input });
      return kept.ok ? ok({ documentId: kept.value }) : kept;
    },
    submitKyc: async (input, { uid }) => {
      const submitted = await submitKyc(deps, { uid, ...input });
      return submitted.ok ? ok({ state: submitted.value }) : submitted;
    },
  };
}

function who(context: UserContext): { uid: string; sessionId: string } {
  return { uid: context.uid, sessionId: context.sessionId };
}

function given(context: Parameters<typeof giveSession>[0], opened: OpenedSession) {
  giveSession(context, opened);
  return ok({ uid: opened.uid, newDevice: opened.isNewDevice });
}

function rotated<Code extends string>(
  context: UserContext,
  changed: Result<{ secret: string }, Code>,
): Result<typeof DONE, Code> {
  if (!changed.ok) return changed;
  giveSecret(context, changed.value.secret);
  return ok(DONE);
}

function done<Code extends string>(result: Result<true, Code>): Result<typeof DONE, Code> {
  return result.ok ? ok(DONE) : result;
}
