import { demoLogins } from '../../platform/demo/demo-logins.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const demoUsers: Command = {
  name: 'demo users',
  says: 'Lists the people of the demo with what is needed to log in as them.',
  async run(given) {
    const people = await withDatabase(given, ({ db }) => demoLogins(db));
    return {
      json: people,
      lines:
        people.length === 0
          ? ['This data has no demo users.']
          : people.map((person) =>
              [
                person.role.padEnd(12),
                person.login.padEnd(30),
                person.password.padEnd(18),
                person.tradingPassword ? `trading ${person.tradingPassword}` : '',
                person.totpSecret ? `TOTP ${person.totpSecret}` : '',
                person.kyc ? `KYC ${person.kyc}` : '',
                person.vip === null ? '' : `VIP ${person.vip}`,
              ]
                .filter(Boolean)
                .join('  '),
            ),
    };
  },
};
