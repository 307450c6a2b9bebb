import { Ledger } from '../ledger/ledger.ts';
import type { Difference } from '../ledger/reconcile.ts';
import { withdrawalHoldOwner } from '../modules/wallet/usecases/withdrawal-hold.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const reconcile: Command = {
  name: 'reconcile',
  says: 'Compares the books with themselves, with the holds of the products and with the chains. Exit code 1 on any difference.',
  async run(given) {
    const report = await withDatabase(given, ({ db }) =>
      new Ledger(db, { ports: { holdOwners: [withdrawalHoldOwner] } }).reconcile(db),
    );
    const columns = ['sum', 'liabilities', 'held', 'custody'] as const;
    return {
      json: report,
      exitCode: report.isBalanced ? 0 : 1,
      lines: [
        `${'asset'.padEnd(8)}${columns.map((name) => name.padStart(32)).join('')}`,
        ...report.assets.map((each) =>
          [each.asset.padEnd(8), each.sumMinor, each.liabilitiesMinor, each.heldMinor, each.custodyMinor]
            .map((value, index) => (index === 0 ? String(value) : String(value).padStart(32)))
            .join(''),
        ),
        '',
        ...report.differences.map(describe),
        ...(report.isCut ? ['... and more of the same kind'] : []),
        report.isBalanced
          ? `The books are right: ${report.entryCount} entries, all in minor units.`
          : `${report.differences.length} differences. Withdrawals should stop until each is explained.`,
      ],
    };
  },
};

function describe(difference: Difference): string {
  const place = [difference.asset, difference.account, difference.entryId && `entry ${difference.entryId}`]
    .filter(Boolean)
    .join(', ');
  return `!! ${difference.kind} ${place}: expected ${difference.expected}, found ${difference.found}`;
}
