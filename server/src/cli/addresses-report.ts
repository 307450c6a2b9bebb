import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Command, Given } from './command.ts';
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
    const known = { ...(await spelled(given, network, address)), risk, memoRequired: 'memo' in given.options, note };
    const { saveKnownAddress } = await import('../modules/custody/public.ts');
    const { approvalsOf, clockOf } = await import('./installation.ts');
    await withDatabase(given, async ({ db }) => {
      const nowMs = (await clockOf(db)).nowMs();
      const approvals = await approvalsOf(given, db);
      await db.tx(async (tx) => {
        await saveKnownAddress(tx, known, nowMs);
        await approvals.audit(tx, {
          staffId: 'operator',
          role: 'operator',
          action: 'addresses.report',
          subject: `address:${known.family}/${known.address}`,
          reason: note || null,
          before: null,
          after: known,
          requestId: 'command',
          nowMs,
        });
      });
    });
    return { json: known, lines: [`${known.address} is now known with the risk ${named}.`] };
  },
};

/** The address in its canonical spelling, and the family of networks that it is of. */
async function spelled(given: Given, network: string, address: string) {
  const { offlineChainSide } = await import('../boot/sides/chain-side.ts');
  const { runningServer } = await import('../boot/installation/server-lock.ts');
  const { NO_KEYS } = await import('../signer/public.ts');
  const mode = runningServer(given.dataDir)?.about.mode ?? process.env.BOURSE_MODE;
  if (!existsSync(join(given.dataDir, 'wallet-seed.json')))
    throw new OperatorFault(`${given.dataDir} has no wallet. Name the folder with --data.`);
  const { adapters } = offlineChainSide(NO_KEYS, mode === 'production');
  const rules = adapters.get(network);
  if (!rules)
    throw new OperatorFault(`There is no network "${network}". There are ${[...adapters.keys()].join(', ')}.`);
  const canonical = rules.validateAddress(address);
  if (!canonical.ok) throw new OperatorFault(`"${address}" is no address of ${network}.`);
  return { family: rules.family, address: canonical.value };
}
