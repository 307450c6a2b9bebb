import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const staffForgetKeys: Command = {
  name: 'staff forget-keys',
  says: 'Takes every passkey and hardware key of a member of staff away, who comes in with password and authenticator to register a new one.',
  options: { login: { value: 'LOGIN', says: 'whose keys', isRequired: true } },
  async run(given) {
    const login = given.options.login ?? '';
    const { approvalsOf } = await import('../installation.ts');
    const keys = await withDatabase(given, async ({ db }) => (await approvalsOf(given, db)).forgetStaffKeys(login));
    if (!keys.ok) throw new OperatorFault(`There is no member of staff with the login ${login}.`);
    return { json: { login, keys: keys.value }, lines: [`${login} had ${keys.value} keys, and has none now.`] };
  },
};
