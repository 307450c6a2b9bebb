import { randomInt } from 'node:crypto';
import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const FAULTS: Readonly<Record<string, string>> = {
  ROLE_UNKNOWN: `There is no such role. There are ${STAFF_ROLES.join(', ')}.`,
  LOGIN_MALFORMED: 'A login has 3 to 80 letters, digits and the signs . _ @ -',
  LOGIN_TAKEN: 'Somebody has this login already.',
  PASSWORD_WEAK: 'The password is too easy to guess. Take a few words that do not belong together, or leave it out.',
};

export const staffCreate: Command = {
  name: 'staff create',
  says: 'Makes a staff account for the console and prints its password and authenticator secret, once.',
  options: {
    role: { value: 'ROLE', says: STAFF_ROLES.join(', '), isRequired: true },
    login: { value: 'LOGIN', says: 'the role and a number where it is left out' },
    password: { value: 'PASSWORD', says: 'a random one where it is left out' },
  },
  async run(given) {
    const role = given.options.role ?? '';
    const login = given.options.login ?? `${role}-${randomInt(100_000, 1_000_000)}`;
    const password = given.options.password ?? newSecret(12);
    const { approvalsOf } = await import('../installation.ts');
    const made = await withDatabase(given, async ({ db }) =>
      (await approvalsOf(given, db)).createStaff({ login, password, role }),
    );
    if (!made.ok) throw new OperatorFault(FAULTS[made.refusal.code] ?? made.refusal.code);
    const { staffId, totpSecret, otpauth } = made.value;
    return {
      json: { staffId, login: made.value.login, password, role, totpSecret, otpauth },
      lines: [
        `login     ${made.value.login}`,
        `password  ${password}`,
        `role      ${role}`,
        `TOTP      ${totpSecret}`,
        '',
        `These are shown once. The console is at ${process.env.CONSOLE_ORIGIN ?? ''}/console/`,
      ],
    };
  },
};
