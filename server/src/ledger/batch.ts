import { hash } from 'node:crypto';
import { accountPath } from '@bourse/core/ledger/account.ts';
import type {
  HoldCommand,
  LedgerAnswer,
  LedgerCommand,
  LedgerRefusal,
  PostCommand,
} from '@bourse/core/ledger/command.ts';
import { type AccountChange, assertCommand, changesOf, commandInput } from '@bourse/core/ledger/rules.ts';
import { refuse } from '@bourse/core/result.ts';

/** A command that changes only accounts that it names, so that many can form one set-based batch. */
export type BatchCommand = PostCommand | HoldCommand;

/** A checked command, with everything that the books need of it. */
export interface Prepared<Command extends LedgerCommand = LedgerCommand> {
  readonly command: Command;
  readonly inputHash: string;
  /**
   * The changes of accounts that the command itself names: for a settlement the credits, for a release or a reversal
   * none.
   */
  readonly changes: readonly AccountChange[];
}

export const BATCH_SQL = `select first_seq, exceptions from ledger.apply_batch(
  $1::text[], $2::uuid[], $3::text[], $4::text[], $5::bigint, $6::int[], $7::bigint[], $8::numeric[], $9::numeric[],
  $10::int[], $11::text[], $12::bigint[], $13::boolean)`;

export interface BatchRow {
  readonly first_seq: string;
  readonly exceptions: readonly BatchException[] | null;
}

interface BatchException {
  readonly cmd: number;
  readonly code: 'REPLAYED' | LedgerRefusal;
  readonly entry?: string;
  readonly account?: string;
  readonly available?: string;
  readonly needed?: string;
}

/**
 * Checks a command and computes the hash that distinguishes a repeat from a different command. Throws for a command
 * that is a bug.
 */
export function prepare<Command extends LedgerCommand>(command: Command): Prepared<Command> {
  assertCommand(command);
  // Half of a SHA-256 is enough: somebody who could craft a colliding input could just as well send the first command.
  const inputHash = hash('sha256', commandInput(command), 'hex').slice(0, 32);
  return { command, inputHash, changes: changesByCommand(command) };
}

export function isBatchable(prepared: Prepared): prepared is Prepared<BatchCommand> {
  return prepared.command.op === 'post' || prepared.command.op === 'hold';
}

/**
 * The values of BATCH_SQL. Arrays are written as PostgreSQL's array text, because with a thousand commands a call the
 * driver's quoting of each element would cost more than the books themselves.
 *
 * @param expectsNew  a known key is then an error (SQLSTATE 23505) instead of an answer, which is a little faster
 */
export function batchValues(
  batch: readonly Prepared<BatchCommand>[],
  idOf: (path: string) => string,
  expectsNew = false,
): unknown[] {
  const keys = new ArrayText();
  const hashes = new ArrayText();
  const kinds = new ArrayText();
  const refs = new ArrayText();
  const legCmd = new ArrayText();
  const legAccount = new ArrayText();
  const legAvailable = new ArrayText();
  const legHeld = new ArrayText();
  const holdCmd = new ArrayText();
  const holdReason = new ArrayText();
  const holdReleaseAtMs = new ArrayText();
  let atMs = 0;
  for (const [cmd, { command, inputHash, changes }] of batch.entries()) {
    atMs = Math.max(atMs, command.atMs);
    keys.addText(command.key);
    hashes.addPlain(inputHash);
    kinds.addText(command.op === 'hold' ? 'hold' : command.kind);
    refs.addText(command.ref);
    for (const change of changes) {
      legCmd.addPlain(cmd);
      legAccount.addPlain(idOf(change.path));
      legAvailable.addPlain(change.availableMinor);
      legHeld.addPlain(change.heldMinor);
    }
    if (command.op !== 'hold') continue;
    holdCmd.addPlain(cmd);
    holdReason.addText(command.reason);
    holdReleaseAtMs.addPlain(command.releaseAtMs ?? 'NULL');
  }
  const hasHolds = !holdCmd.isEmpty;
  const legs = [`${legCmd}`, `${legAccount}`, `${legAvailable}`, hasHolds ? `${legHeld}` : null];
  const holds = hasHolds ? [`${holdCmd}`, `${holdReason}`, `${holdReleaseAtMs}`] : [null, null, null];
  return [`${keys}`, `${hashes}`, `${kinds}`, `${refs}`, atMs, ...legs, ...holds, expectsNew];
}

/** Turns the result of BATCH_SQL into one answer for each command, in their order. */
export function batchAnswers(
  batch: readonly Prepared<BatchCommand>[],
  row: BatchRow,
  idOf: (path: string) => string,
): LedgerAnswer[] {
  const firstSeq = BigInt(row.first_seq);
  const answers: LedgerAnswer[] = batch.map((_, cmd) => ({
    ok: true,
    entryId: `${firstSeq + BigInt(cmd)}`,
    replayed: false,
  }));
  for (const { cmd, code, entry, account, available, needed } of row.exceptions ?? []) {
    if (code === 'REPLAYED') answers[cmd] = { ok: true, entryId: entry!, replayed: true };
    else if (code === 'IDEMPOTENCY_MISMATCH') answers[cmd] = refuse(code, { key: batch[cmd]!.command.key });
    else {
      const short = batch[cmd]!.changes.find((change) => idOf(change.path) === account)!;
      answers[cmd] = refuse(code, { account: short.path, asset: short.asset, available: available!, needed: needed! });
    }
  }
  return answers;
}

function changesByCommand(command: LedgerCommand): readonly AccountChange[] {
  switch (command.op) {
    case 'post':
      return changesOf(command.legs);
    case 'hold': {
      const { account, amountMinor } = command;
      return [
        { path: accountPath(account), asset: account.asset, availableMinor: -amountMinor, heldMinor: amountMinor },
      ];
    }
    case 'settle':
      return changesOf(command.to);
    default:
      return [];
  }
}

/** Builds the text of a PostgreSQL array: `{1,2}`, `{"a","b"}`. */
class ArrayText {
  #text = '';

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** Adds a value that needs no quotes: digits, hexadecimal or NULL. */
  addPlain(value: string | number | bigint): void {
    this.#text += this.#text === '' ? `${value}` : `,${value}`;
  }

  addText(value: string): void {
    const safe = value.includes('"') || value.includes('\\') ? value.replace(/["\\]/g, '\\$&') : value;
    this.#text += this.#text === '' ? `"${safe}"` : `,"${safe}"`;
  }

  toString(): string {
    return `{${this.#text}}`;
  }
}
