import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { leadingZeroBits, puzzleText } from '@bourse/core/identity/proof-of-work.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../crypto/digest.ts';
import type { Db } from '../db/db.ts';
import { newId } from '../ids/ids.ts';

const LIFE_MS = 5 * MINUTE_MS;
/** About half a second of a browser's time; each bit doubles it. */
export const PUZZLE_ZERO_BITS = 16;

export interface Puzzle {
  readonly id: string;
  readonly challenge: string;
  readonly zeroBits: number;
  readonly expiresAtMs: number;
}
/** The answer to a puzzle in a call; both parts or neither. */
export interface PuzzleAnswer {
  readonly captchaId?: string | undefined;
  readonly captchaAnswer?: string | undefined;
}

/** Puzzles that cost a browser a moment, and a machine that guesses or asks very often a lot. */
export class Puzzles {
  readonly #db: Db;
  readonly #table: 'identity.captcha' | 'approvals.captcha';
  readonly #zeroBits: number;

  constructor(db: Db, table: 'identity.captcha' | 'approvals.captcha', zeroBits: number) {
    this.#db = db;
    this.#table = table;
    this.#zeroBits = zeroBits;
  }

  async make(nowMs: number): Promise<Puzzle> {
    const puzzle = {
      id: newId(nowMs),
      challenge: randomBytes(16).toString('hex'),
      zeroBits: this.#zeroBits,
      expiresAtMs: nowMs + LIFE_MS,
    };
    await this.#db.query(
      `insert into ${this.#table} (id, challenge, zero_bits, expires_at_ms) values ($1, $2, $3, $4)`,
      [puzzle.id, puzzle.challenge, puzzle.zeroBits, puzzle.expiresAtMs],
    );
    return puzzle;
  }

  /**
   * Judges an answer if a puzzle is due. The puzzle is used up either way.
   *
   * @refuses CAPTCHA_REQUIRED | CAPTCHA_WRONG
   */
  async judge(
    { captchaId, captchaAnswer }: PuzzleAnswer,
    nowMs: number,
  ): Promise<Result<true, 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'>> {
    if (captchaId === undefined || captchaAnswer === undefined) return refuse('CAPTCHA_REQUIRED');
    return (await this.#spend(captchaId, captchaAnswer, nowMs)) ? ok(true) : refuse('CAPTCHA_WRONG');
  }

  /** Deletes puzzles that nobody can answer any more. */
  async tidy(nowMs: number): Promise<void> {
    await this.#db.query(`delete from ${this.#table} where expires_at_ms < $1`, [nowMs]);
  }

  /** Uses the puzzle up whether the answer is right or not: one puzzle, one try. */
  async #spend(id: string, answer: string, nowMs: number): Promise<boolean> {
    const [row] = await this.#db.query<{ challenge: string; zero_bits: number; expires_at_ms: string }>(
      `delete from ${this.#table} where id = $1 returning challenge, zero_bits, expires_at_ms`,
      [id],
    );
    if (!row || Number(row.expires_at_ms) <= nowMs) return false;
    return leadingZeroBits(sha256(puzzleText(row.challenge, answer))) >= row.zero_bits;
  }
}
