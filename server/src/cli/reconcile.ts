import type { Ledger } from '../ledger/ledger.ts';
import type { Difference, ReconcileReport } from '../ledger/reconcile.ts';
import { reconcileSnapshot } from '../ledger/reconcile-snapshot.ts';
import type { Db } from '../platform/db/db.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Between two questions to a chain a block may arrive; what is wrong stays wrong. */
const LOOKS_MAX = 3;

export const reconcile: Command = {
  name: 'reconcile',
  says: 'Compares the books with themselves, with the holds of the products and with the chains. Exit code 1 on any difference.',
  async run(given) {
    const { withBooks } = await import('./custody.ts');
    const { report, networks } = await withDatabase(given, ({ db }) =>
      withBooks(given, db, async (ledger, names) => ({ report: await look(ledger, db), networks: names })),
    );
    return {
      json: { ...report, networks },
      exitCode: report.isBalanced ? 0 : 1,
      lines: [
        ...sums(report),
        '',
        ...report.differences.map(describe),
        ...(report.isCut ? ['... and more of the same kind'] : []),
        networks.length > 0 ? `Compared with the chains of ${networks.join(', ')}.` : 'No chain to compare with yet.',
        report.isBalanced
          ? `The books are right: ${report.entryCount} entries.`
          : `${report.differences.length} differences. Withdrawals should stop until each is explained.`,
      ],
    };
  },
};

async function look(ledger: Ledger, db: Db): Promise<ReconcileReport> {
  let report = await reconcileSnapshot(ledger, db);
  for (let looks = 1; looks < LOOKS_MAX && !report.isBalanced; looks++) report = await reconcileSnapshot(ledger, db);
  return report;
}

function sums(report: ReconcileReport): readonly string[] {
  const row = (cells: readonly (string | bigint)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(8) : String(cell).padStart(30))).join('');
  return [
    'All amounts in minor units.',
    row(['asset', 'sum', 'liabilities', 'held', 'custody']),
    ...report.assets.map((each) =>
      row([each.asset, each.sumMinor, each.liabilitiesMinor, each.heldMinor, each.custodyMinor]),
    ),
  ];
}

function describe(difference: Difference): string {
  const place = [difference.asset, difference.account, difference.entryId && `entry ${difference.entryId}`]
    .filter(Boolean)
    .join(', ');
  return `!! ${difference.kind} ${place}: expected ${difference.expected}, found ${difference.found}`;
}
