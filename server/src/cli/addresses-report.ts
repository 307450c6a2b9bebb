import type { Config } from '../platform/config/config.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const RISKS = { none: 'NONE', medium: 'MEDIUM', high: 'HIGH', blocked: 'BLOCKED' } as const;

export const addressesReport: Command = {
  name: 'addresses report',
  says: 'Notes what is known of an address: "high" warns people and makes a withdrawal wait, "blocked" refuses it, "none" takes it back.',
  options: {
    network: { value: 'NETWORK', says: 'a network of the address, such as eth', isRequired: true },
    address: { value: 'ADDRESS', says: 'which', isRequired: true },
    risk: { value: 'RISK', says: 'none, medium, high or blocked', isRequired: true },
    memo: { says: 'an exchange shares it among its people: nothing goes there without a memo' },
    note: { value: 'TEXT', says: 'who said so; for staff' },
  },
  async run(given) {
    const { network = '', address = '', risk: named = '', note = '' } = given.options;
    if (!(named in RISKS)) throw new OperatorFault(`--risk is none, medium, high or blocked; it was "${named}".`);
    const risk = RISKS[named as keyof typeof RISKS];
    const { saveKnownAddress } = await import('../modules/custody/public.ts');
    const { approvalsOf, clockOf, configOf } = await import('./installation.ts');
    const known = await withDatabase(given, async ({ db }) => {
      const place = await spelled(await configOf(given, db), network, address);
      const reported = { ...place, risk, memoRequired: 'memo' in given.options, note };
      const nowMs = (await clockOf(db)).nowMs();
      const approvals = await approvalsOf(given, db);
      await db.tx(async (tx) => {
        await saveKnownAddress(tx, reported, nowMs);
        await approvals.audit(tx, {
          staffId: 'operator',
          role: 'operator',
          action: 'addresses.report',
          subject: `address:${reported.family}/${reported.address}`,
          reason: note || null,
          before: null,
          after: reported,
          requestId: 'command',
          nowMs,
        });
      });
      return reported;
    });
    return { json: known, lines: [`${known.address} is now known with the risk ${named}.`] };
  },
};

/** The address in its canonical spelling, and its family of networks. */
async function spelled({ isProduction }: Config, network: string, address: string) {
  const { spellingOf } = await import('../boot/sides/chain-side.ts');
  const rules = spellingOf(isProduction).get(network);
  if (!rules) {
    const known = [...spellingOf(isProduction).keys()].join(', ');
    throw new OperatorFault(`There is no network "${network}". There are ${known}.`);
  }
  const canonical = rules.validateAddress(address);
  if (!canonical.ok) throw new OperatorFault(`"${address}" is no address of ${network}.`);
  return { family: rules.family, address: canonical.value };
}
