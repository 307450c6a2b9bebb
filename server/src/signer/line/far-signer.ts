import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { z } from 'zod';
import type { Line } from '../../platform/line/line.ts';
import { type KnownKeys, publicKeysFrom } from '../keys/known-keys.ts';
import type { PublicKeys, SignedAttempt, Signer, SigningIntent, SigningOrder, SignRefusal } from '../ports.ts';
import { type Answer, plainIntent, type Question } from './line-messages.ts';

export type SignerLine = Line<Question, Answer>;

/** Longer than anything the signer does; meanwhile a caller holds a transaction open. */
const ANSWER_MS_MAX = 10_000;

/** A question without its number. */
type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id'> : never) : never;

/**
 * The signer in another thread or process. While it cannot be reached, every signature is refused with SIGNER_AWAY and
 * the caller asks again later. A missing answer may have been signed, so only the same may be asked again.
 */
export class FarSigner implements Signer {
  readonly #open: () => Promise<SignerLine>;
  #keys: PublicKeys | null = null;
  #line: Promise<SignerLine> | null = null;
  #next = 1;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();

  /** @param open makes a line; called again after one was closed */
  constructor(open: () => Promise<SignerLine>) {
    this.#open = open;
  }

  /** Reads the public keys. @throws if the line cannot be opened or the signer does not answer */
  async start(): Promise<KnownKeys> {
    await this.#connect().catch((error: unknown) => {
      this.#line = null;
      throw error;
    });
    const answer = await this.#ask({ ask: 'keys' });
    if (!answer || !('keys' in answer)) throw new Error('the signer does not answer');
    const known = z.record(z.string(), z.string()).parse(answer.keys);
    this.#keys = publicKeysFrom(known);
    return known;
  }

  xpub(accountPath: string): string {
    if (!this.#keys) throw new Error('the signer was not asked for its public keys yet');
    return this.#keys.xpub(accountPath);
  }

  async sign(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>> {
    const { kind, ref, toPath } = order;
    const plain = { kind, ref, ...(toPath === undefined ? {} : { toPath }) };
    const answer = await this.#ask({ ask: 'sign', intent: plainIntent(intent), order: plain });
    if (answer && 'signed' in answer) return ok(answer.signed);
    return refused(answer);
  }

  async signStatement(statement: Parameters<Signer['signStatement']>[0]): Promise<Result<string, SignRefusal>> {
    const answer = await this.#ask({ ask: 'statement', statement });
    if (answer && 'statement' in answer) return ok(answer.statement);
    return refused(answer);
  }

  async stop(): Promise<void> {
    const line = await this.#line?.catch(() => null);
    line?.close();
  }

  /** Null if nothing arrived in time, or the line broke. */
  async #ask(question: Asked): Promise<Answer | null> {
    const line = await this.#connected();
    if (!line) return null;
    const id = this.#next++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), ANSWER_MS_MAX);
      const settle = (answer: Answer | null) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(answer);
      };
      this.#waiting.set(id, settle);
      line.send({ id, ...question } as Question);
    });
  }

  #connect(): Promise<SignerLine> {
    this.#line ??= this.#open().then((line) => {
      line.onMessage((answer) => this.#waiting.get(answer.id)?.(answer));
      line.onClose(() => {
        this.#line = null;
        for (const settle of [...this.#waiting.values()]) settle(null);
      });
      return line;
    });
    return this.#line;
  }

  async #connected(): Promise<SignerLine | null> {
    try {
      return await this.#connect();
    } catch {
      // The next question tries again.
      this.#line = null;
      return null;
    }
  }
}

function refused(answer: Answer | null): Extract<Result<never, SignRefusal>, { ok: false }> {
  if (answer && 'refused' in answer) return refuse(answer.refused.code, answer.refused.details);
  return refuse('SIGNER_AWAY', { because: 'it does not answer' });
}
