import type { Line } from '../../platform/line/line.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { KnownKeys } from '../keys/known-keys.ts';
import type { Signer } from '../ports.ts';
import { type Answer, type Question, questionShape } from './line-messages.ts';

export interface Served {
  readonly signer: Signer;
  /** Every public key that callers are told. */
  readonly known: KnownKeys;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Answers the questions of the other end of a line. Anything that is not a valid question closes the line. */
export function serveSigner({ signer, known, log }: Served, line: Line<Answer, Question>): void {
  line.onMessage((message) => {
    const parsed = questionShape.safeParse(message);
    if (!parsed.success) {
      log.error(
        { issues: parsed.error.issues.map(({ path }) => path.join('.')) },
        'the signer was asked what is no question',
      );
      line.close();
      return;
    }
    void answer(parsed.data).then((told) => line.send(told));
  });

  async function answer(question: ReturnType<typeof questionShape.parse>): Promise<Answer> {
    const { id } = question;
    if (question.ask === 'keys') return { id, keys: known };
    try {
      const answered = question.ask === 'sign' ? await sign(question) : await signer.signStatement(question.statement);
      if (answered.ok)
        return typeof answered.value === 'string' ? { id, statement: answered.value } : { id, signed: answered.value };
      const { code, details } = answered.refusal;
      log.warn({ code, details, ask: question.ask }, 'the signer refused');
      return { id, refused: { code, ...(details ? { details } : {}) } };
    } catch (error) {
      // Nothing was answered, so nothing was signed: the intent cannot be made into a transaction, or the log's disk is
      // full.
      log.error({ err: error }, 'the signer could not sign');
      return { id, refused: { code: 'SIGNER_AWAY', details: { because: 'it failed' } } };
    }
  }

  async function sign(question: Extract<ReturnType<typeof questionShape.parse>, { ask: 'sign' }>) {
    const { ref, kind, toPath } = question.order;
    return signer.sign(withoutAbsent(question.intent), { kind, ref, ...(toPath === undefined ? {} : { toPath }) });
  }
}

/**
 * Removes fields whose value is undefined, because the parser makes them for absent ones. The cast is needed because
 * `Object.fromEntries` does not keep the names of fields.
 */
function withoutAbsent<Value extends object>(value: Value): { [Name in keyof Value]: Exclude<Value[Name], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as never;
}
