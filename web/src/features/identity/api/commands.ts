import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';

const UPLOAD_TIMEOUT_MS = MINUTE_MS;

/** A security change may also stop withdrawals and end sessions, so these become stale. */
const SECURITY: readonly CallId[] = ['identity.security', 'identity.sessions', 'withdrawals.withdrawInfo'];
const PASSKEYS: readonly CallId[] = [...SECURITY, 'identity.passkeys'];

export const commands = {
  captcha: () => attempt('identity.captcha', {}),
  sendCode: (input: CallInput<'identity.sendCode'>) => attempt('identity.sendCode', input),
  register: (input: CallInput<'identity.register'>) => attempt('identity.register', input),
  login: (input: CallInput<'identity.login'>) => attempt('identity.login', input),
  startPasskeyLogin: () => attempt('identity.startPasskeyLogin', {}),
  startPasskeyReset: (input: CallInput<'identity.startPasskeyReset'>) => attempt('identity.startPasskeyReset', input),
  passkeyLogin: (input: CallInput<'identity.passkeyLogin'>) => attempt('identity.passkeyLogin', input),
  logout: () => attempt('identity.logout', {}),
  resetPassword: (input: CallInput<'identity.resetPassword'>) => attempt('identity.resetPassword', input),
  issueSid: () => attempt('identity.issueSid', {}),
  sendMyCode: (input: CallInput<'identity.sendMyCode'>) => attempt('identity.sendMyCode', input),
  changePassword: (input: CallInput<'identity.changePassword'>) => attempt('identity.changePassword', input, SECURITY),
  setTradingPassword: (input: CallInput<'identity.setTradingPassword'>) =>
    attempt('identity.setTradingPassword', input, SECURITY),
  bindEmail: (input: CallInput<'identity.bindEmail'>) => attempt('identity.bindEmail', input, SECURITY),
  bindPhone: (input: CallInput<'identity.bindPhone'>) => attempt('identity.bindPhone', input, SECURITY),
  startTotp: () => attempt('identity.startTotp', {}),
  bindTotp: (input: CallInput<'identity.bindTotp'>) => attempt('identity.bindTotp', input, SECURITY),
  unbindTotp: (input: CallInput<'identity.unbindTotp'>) => attempt('identity.unbindTotp', input, SECURITY),
  startPasskey: () => attempt('identity.startPasskey', {}),
  addPasskey: (input: CallInput<'identity.addPasskey'>) => attempt('identity.addPasskey', input, PASSKEYS),
  renamePasskey: (input: CallInput<'identity.renamePasskey'>) =>
    attempt('identity.renamePasskey', input, ['identity.passkeys']),
  removePasskey: (input: CallInput<'identity.removePasskey'>) => attempt('identity.removePasskey', input, PASSKEYS),
  askPasskey: () => attempt('identity.askPasskey', {}),
  setAntiPhishingCode: (input: CallInput<'identity.setAntiPhishingCode'>) =>
    attempt('identity.setAntiPhishingCode', input, SECURITY),
  whitelistCode: (input: CallInput<'addressBook.whitelistCode'>) => attempt('addressBook.whitelistCode', input),
  setWhitelistMode: (input: CallInput<'addressBook.setWhitelistMode'>) =>
    attempt('addressBook.setWhitelistMode', input, [...SECURITY, 'addressBook.addresses']),
  endSession: (input: CallInput<'identity.endSession'>) =>
    attempt('identity.endSession', input, ['identity.sessions', 'identity.security']),
  freeze: (input: CallInput<'identity.freeze'>) => attempt('identity.freeze', input, SECURITY),
  freezeByLink: (input: CallInput<'identity.freezeByLink'>) => attempt('identity.freezeByLink', input),
  uploadDocument: (input: CallInput<'identity.uploadDocument'>) =>
    attempt('identity.uploadDocument', input, [], UPLOAD_TIMEOUT_MS),
  submitKyc: (input: CallInput<'identity.submitKyc'>) =>
    attempt('identity.submitKyc', input, ['identity.kyc', 'identity.security']),
};
