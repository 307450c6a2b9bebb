import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Difference } from '../../ledger/reconcile/difference.ts';
import type { ReconcileReport } from '../../ledger/reconcile/reconcile.ts';
import { compareChains, reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import type { Surplus } from '../../ledger/reconcile/reconcile-chain.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** A block may arrive between two questions to a chain, so a difference is checked again: a real one stays. */
const LOOKS_MAX = 3;
const LOOK_AGAIN_MS = 1_000;
/**
 * How long to wait until a chain does not move while it is asked and the scanner has caught up; long, for busy
 * machines.
 */
const CHAIN_WITHIN_MS = 2 * MINUTE_MS;

export const reconcile: Command = {
  name: 'reconcile',
  says: 'Compares the books with themselves, with the holds of the products and, where their nodes run, with the chains. Exit code 1 on any difference.',
  async run(given) {
    const { withBooks } = await import('../custody.ts');
    const { report, chains } = await withDatabase(given, ({ db }) =>
      withBooks(given, db, async (ledger, asked) => ({ report: await look(ledger, db), chains: asked })),
    );
    const isAsked = chains.networks.length > 0;
    return {
      json: { ...report, chainsCompared: isAsked, networks: chains.networks, chainsNotComparedBecause: chains.because },
      exitCode: report.isBalanced && report.notCompared.length === 0 ? 0 : 1,
      lines: [
        ...sums(report),
        '',
        ...report.differences.map(describe),
        ...(report.isCut ? ['... and more of the same kind'] : []),
        ...report.surpluses.map(describeSurplus),
        isAsked
          ? `Compared with the chains of ${comparedOf(report, chains.networks).join(', ') || 'no network'}.`
          : `NOT compared with the chains: ${chains.because}`,
        ...report.notCompared.map(({ part, because }) => `NOT compared: ${part}, because ${because}.`),
        verdict(report, isAsked),
      ],
    };
  },
};

function verdict(report: ReconcileReport, isChainAsked: boolean): string {
  if (!report.isBalanced)
    return `${report.differences.length} differences. Withdrawals should stop until each is explained.`;
  if (report.notCompared.length > 0)
    return `No difference in what was compared: ${report.entryCount} entries. ${report.notCompared.length} parts were not.`;
  const said = isChainAsked ? 'The books are right' : 'The books agree with themselves and with the holds';
  return `${said}: ${report.entryCount} entries.${isChainAsked ? '' : ' What the chains hold was not looked at.'}`;
}

async function look(ledger: Ledger, db: Db): Promise<ReconcileReport> {
  for (let looks = 1; ; looks++) {
    const report = await withLateChains(ledger, db, await reconcileAll(ledger, db, { isWhole: true }));
    if (report.isBalanced || looks === LOOKS_MAX) return report;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Asks the networks that could not be compared, and only those, again until they stand still. */
async function withLateChains(ledger: Ledger, db: Db, first: ReconcileReport): Promise<ReconcileReport> {
  const deadline = performance.now() + CHAIN_WITHIN_MS;
  let report = first;
  while (report.notCompared.length > 0 && performance.now() < deadline) {
    await wait(LOOK_AGAIN_MS);
    report = await compareChains(
      ledger,
      db,
      { ...report, notCompared: [] },
      report.notCompared.map(({ part }) => part),
    );
  }
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

const comparedOf = ({ notCompared }: ReconcileReport, networks: readonly string[]): readonly string[] =>
  networks.filter((network) => !notCompared.some(({ part }) => part === network));

function describeSurplus({ network, asset, unexplainedMinor, bookedMinor }: Surplus): string {
  return `${network} has ${unexplainedMinor} ${asset} that nothing explains, ${bookedMinor} of it in suspense.`;
}

function describe(difference: Difference): string {
  const place = [difference.asset, difference.account, difference.entryId && `entry ${difference.entryId}`]
    .filter(Boolean)
    .join(', ');
  return `!! ${difference.kind} ${place}: expected ${difference.expected}, found ${difference.found}`;
}
