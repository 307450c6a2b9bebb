import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { StaffActor } from '../../../../platform/request/staff-actor.ts';
import {
  type AskedQuestion,
  findQuestions,
  insertQuestion,
  REVIEW_QUESTIONS,
  type ReviewQuestion,
} from '../../store/withdrawal-question.store.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { emitWithdrawal, notifyWithdrawal } from '../tell-withdrawal.ts';
import { type DecideRefusal, lockForDecision, type ReviewDecision } from './decide-review.ts';

export interface AskReview extends ReviewDecision {
  /** Names of questions, separated by commas. */
  readonly questions: string;
  /** Explains the question to the person. */
  readonly note: string | null;
}

type AskRefusal = DecideRefusal | 'QUESTIONS_OPEN' | 'REASON_REQUIRED' | 'FIELD_INVALID';

const isQuestion = (text: string): text is ReviewQuestion => (REVIEW_QUESTIONS as readonly string[]).includes(text);

/**
 * Asks the person about a withdrawal in review: a form of fixed questions, never a chat. The withdrawal stays in
 * review, and may be decided before the answer comes.
 *
 * @refuses WITHDRAWAL_UNKNOWN | NOT_IN_REVIEW | CONTENT_CHANGED | OWN_ACCOUNT | QUESTIONS_OPEN while an earlier
 *           question is not answered | REASON_REQUIRED for OTHER without a note | FIELD_INVALID for an unknown question
 */
export function askAboutWithdrawal(
  deps: WithdrawalsDeps,
  reviewer: StaffActor,
  ask: AskReview,
): Promise<Result<readonly AskedQuestion[], AskRefusal>> {
  return deps.db.decide(async (tx): Promise<Result<readonly AskedQuestion[], AskRefusal>> => {
    const wanted = [...new Set(ask.questions.split(','))].filter(isQuestion);
    if (wanted.length === 0 || wanted.join() !== ask.questions)
      return refuse('FIELD_INVALID', { field: 'questions', reason: 'NOT_QUESTIONS' });
    if (wanted.includes('OTHER') && ask.note === null) return refuse('REASON_REQUIRED', { field: 'note' });
    const found = await lockForDecision(deps, tx, reviewer, ask);
    if (!found.ok) return found;
    const withdrawal = found.value;
    const before = await findQuestions(tx, withdrawal.id);
    if (before.some(({ answer }) => answer === null)) return refuse('QUESTIONS_OPEN');
    const { staffId, role, requestId, nowMs } = reviewer;
    for (const question of wanted) {
      const asked = { id: newId(nowMs), withdrawalId: withdrawal.id, question, note: ask.note, by: staffId, nowMs };
      await insertQuestion(tx, asked);
    }
    await deps.approvals.audit(tx, {
      staffId,
      role,
      requestId,
      nowMs,
      action: 'staffWithdrawals.askWithdrawal',
      subject: `withdrawal:${withdrawal.id}`,
      reason: ask.reason,
      before: { asked: before.length },
      after: { questions: wanted, note: ask.note },
    });
    await emitWithdrawal(tx, withdrawal);
    await notifyWithdrawal(deps, tx, 'wallet.withdrawalQuestion', withdrawal);
    return ok(await findQuestions(tx, withdrawal.id));
  });
}
