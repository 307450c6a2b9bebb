import { parseAccountPath } from '@bourse/core/ledger/account.ts';
import type {
  LedgerAnswer,
  LedgerRefusal,
  ReleaseCommand,
  ReverseCommand,
  SettleCommand,
} from '@bourse/core/ledger/command.ts';
import { refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { Prepared } from './batch.ts';

/** A command whose effect depends on what the books contain, so it runs separately. */
export type DependentCommand = SettleCommand | ReleaseCommand | ReverseCommand;

interface AnswerRow {
  readonly code: 'REPLAYED' | LedgerRefusal | null;
  readonly entry: string | null;
  readonly account: string | null;
  readonly available: string | null;
  readonly needed: string | null;
}

const COLUMNS = `a.code, a.entry, a.available, a.needed, (select path from ledger.account where id = a.account::bigint) as account`;
const END_HOLD_SQL = `select ${COLUMNS} from ledger.end_hold(
  $1, $2::uuid, $3, $4, $5, $6::numeric, $7::bigint, $8::bigint[], $9::numeric[]) a`;
const REVERSE_SQL = `select ${COLUMNS} from ledger.reverse_entry($1, $2::uuid, $3::bigint, $4, $5::bigint) a`;

/** Settles, releases or reverses, in the transaction of `q`. */
export async function applyDependent(
  q: Queryable,
  prepared: Prepared<DependentCommand>,
  idOf: (path: string) => string,
): Promise<LedgerAnswer> {
  const rows = await q.query<AnswerRow>(...statement(prepared, idOf));
  const { code, entry, account, available, needed } = rows[0]!;
  if (code === null || code === 'REPLAYED') return { ok: true, entryId: entry!, replayed: code !== null };
  if (code === 'IDEMPOTENCY_MISMATCH') return refuse(code, { key: prepared.command.key });
  if (account === null) return refuse(code);
  return refuse(code, { account, asset: parseAccountPath(account).asset, available: available!, needed: needed! });
}

function statement(
  { command, inputHash, changes }: Prepared<DependentCommand>,
  idOf: (path: string) => string,
): [string, unknown[]] {
  const { key, atMs } = command;
  switch (command.op) {
    case 'settle': {
      const to = [changes.map((change) => idOf(change.path)), changes.map((change) => `${change.availableMinor}`)];
      return [
        END_HOLD_SQL,
        [key, inputHash, command.holdKey, command.kind, command.ref, `${command.amountMinor}`, atMs, ...to],
      ];
    }
    case 'release': {
      const amount = command.amountMinor === undefined ? null : `${command.amountMinor}`;
      return [END_HOLD_SQL, [key, inputHash, command.holdKey, 'release', null, amount, atMs, null, null]];
    }
    case 'reverse':
      return [REVERSE_SQL, [key, inputHash, command.entryId, command.ref, atMs]];
  }
}
