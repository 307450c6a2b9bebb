import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { parseJson } from '@bourse/core/json/parse-json.ts';
import { z } from 'zod';
import { OperatorFault } from '../../platform/process/operator-fault.ts';

/** The kind of a line about the fees that a transaction offers; its `ref` is the reservation. */
export const FEE = 'fee';

/** The kind of a line which says that lines are lost; its `ref` is the head that they led to. */
const LOST = 'lost';

/** How far the log has come: the number of lines, and the hash of the last one. */
export interface LogHead {
  readonly lines: number;
  readonly hash: string;
}

/** What was signed for a record, or by how much the offered fees rose. */
export interface Signing {
  readonly atMs: number;
  readonly kind: string;
  readonly ref: string;
  readonly asset: string;
  /** In ledger minor units. */
  readonly amountMinor: bigint;
  /** The nonce or coins that every attempt for this record uses up, so that at most one of them can confirm. */
  readonly reservation: string;
  readonly txHash: string;
}

const lineShape = z.object({
  atMs: z.number().int(),
  kind: z.string(),
  ref: z.string(),
  asset: z.string(),
  amountMinor: z.string().regex(/^\d+$/),
  reservation: z.string(),
  txHash: z.string(),
  before: z.string(),
});

const FIRST = '0'.repeat(64);
const textOf = ({ lines, hash }: LogHead) => `${lines} ${hash}`;
const nameOf = ({ kind, ref }: Pick<Signing, 'kind' | 'ref'>) => `${kind} ${ref}`;

/**
 * The signer's own memory: a file to which a line is added, and written to disk, before a signature is answered. Each
 * line contains the hash of the one before, so that none can be removed from the middle. Whether the last lines are
 * missing is known to those who were told the head.
 */
export class SigningLog {
  readonly #file: number;
  readonly #byName = new Map<string, Signing>();
  /** The highest fee offered for each reservation. */
  readonly #fees = new Map<string, bigint>();
  /** Entries of the last day, oldest first. */
  #recent: Signing[] = [];
  #head: LogHead = { lines: 0, hash: FIRST };
  /** Every head that the log has had, and those that an operator has given up. */
  readonly #heads = new Set<string>();
  #lostAtMs: number | null = null;
  #lastAtMs: number | null = null;

  /** @throws OperatorFault if a line other than the last is damaged */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const whole = existsSync(path) ? this.#read(path, readFileSync(path, 'utf8')) : 0;
    this.#file = openSync(path, 'a', 0o600);
    // A line that was cut off by a crash was never answered, so it is removed.
    ftruncateSync(this.#file, whole);
  }

  find(order: Pick<Signing, 'kind' | 'ref'>): Signing | null {
    return this.#byName.get(nameOf(order)) ?? null;
  }

  /** What was signed, or offered in fees, in a coin since a moment of the last day, in ledger minor units. */
  sumSince(what: 'payments' | 'fees', asset: string, sinceMs: number): bigint {
    let sum = 0n;
    for (const each of this.#recent) {
      const isOfThese = (each.kind === FEE) === (what === 'fees');
      if (isOfThese && each.asset === asset && each.atMs >= sinceMs) sum += each.amountMinor;
    }
    return sum;
  }

  /** The highest fee that any attempt with this reservation has offered; at most one of them is mined. */
  feeOf(reservation: string): bigint {
    return this.#fees.get(reservation) ?? 0n;
  }

  get head(): LogHead {
    return this.#head;
  }

  /** When the last line was written; null if there is none. */
  get lastAtMs(): number | null {
    return this.#lastAtMs;
  }

  /** Whether the log has been at this head; if not, lines of it are missing. */
  contains(head: LogHead): boolean {
    return this.#heads.has(textOf(head));
  }

  /** Whether lines were given up since: then nobody knows what was signed, so every window counts as used up. */
  hasLostSince(sinceMs: number): boolean {
    return this.#lostAtMs !== null && this.#lostAtMs >= sinceMs;
  }

  /**
   * Gives up the lines that led to a head at which this log has never been, and continues after that head's number.
   * @throws as `add`
   */
  giveUp(lost: LogHead, atMs: number): void {
    this.add({ atMs, kind: LOST, ref: textOf(lost), asset: '', amountMinor: 0n, reservation: '', txHash: '' });
  }

  /**
   * Adds the first signature for a record, or an offer above `feeOf`. @throws if it cannot be written; then nothing may
   * be answered
   */
  add(signing: Signing): void {
    const line = JSON.stringify({ ...signing, amountMinor: signing.amountMinor.toString(), before: this.#head.hash });
    writeSync(this.#file, `${line}\n`);
    fdatasyncSync(this.#file);
    this.#keep(signing, line);
  }

  close(): void {
    closeSync(this.#file);
  }

  #keep(signing: Signing, line: string): void {
    if (signing.kind === FEE) this.#fees.set(signing.ref, this.feeOf(signing.ref) + signing.amountMinor);
    else if (signing.kind !== LOST) this.#byName.set(nameOf(signing), signing);
    this.#recent = [...this.#recent.filter(({ atMs }) => atMs > signing.atMs - DAY_MS), signing];
    this.#lastAtMs = signing.atMs;
    const before = signing.kind === LOST ? this.#takeLost(signing) : this.#head.lines;
    this.#head = { lines: before + 1, hash: createHash('sha256').update(line).digest('hex') };
    this.#heads.add(textOf(this.#head));
  }

  /** @returns the number of lines up to here, including the lost ones */
  #takeLost({ ref, atMs }: Signing): number {
    this.#lostAtMs = atMs;
    this.#heads.add(ref);
    return Math.max(this.#head.lines, Number(ref.split(' ')[0]));
  }

  #read(path: string, text: string): number {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const [at, line] of whole.split('\n').slice(0, -1).entries()) {
      const parsed = lineShape.safeParse(parseJson(line));
      if (!parsed.success || parsed.data.before !== this.#head.hash) {
        throw new OperatorFault(
          `Line ${at + 1} of ${path} does not follow from the one before it: the signer's memory was changed. Put it back from a ` +
            'backup. Without it a payment could be signed twice.',
        );
      }
      const { before: _, amountMinor, ...rest } = parsed.data;
      this.#keep({ ...rest, amountMinor: BigInt(amountMinor) }, line);
    }
    return Buffer.byteLength(whole);
  }
}
