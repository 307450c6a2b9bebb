import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { decisionByMs } from '@bourse/core/wallet/review.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { Withdrawal } from '../../queries/withdrawal-row.ts';
import { hasOpenQuestion, lockOwnQuestion, saveAnswer } from '../../store/question-answer.store.ts';
import { lockOwnWithdrawal, moveWithdrawal } from '../../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { readThresholds } from '../read-thresholds.ts';
import { emitWithdrawal } from '../tell-withdrawal.ts';

type AnswerRefusal = 'QUESTION_UNKNOWN' | 'QUESTION_ANSWERED' | 'NOT_IN_REVIEW';

/**
 * Answers a reviewer's question about a withdrawal. With the last answer the promised time of the review begins again,
 * because until then the review waited for the person.
 *
 * @refuses    QUESTION_UNKNOWN (also for another person's) | QUESTION_ANSWERED | NOT_IN_REVIEW if it was decided
 *             meanwhile
 * @invariant  an answer is given once and never changes, because a decision may rest on it
 */
export async function answerQuestion(
  deps: WithdrawalsDeps,
  caller: Caller,
  request: { readonly id: string; readonly answer: string },
): Promise<Result<Withdrawal, AnswerRefusal>> {
  const { review } = await readThresholds(deps.settings);
  return deps.db.decide(async (tx): Promise<Result<Withdrawal, AnswerRefusal>> => {
    const question = await lockOwnQuestion(tx, caller.uid, request.id);
    if (!question) return refuse('QUESTION_UNKNOWN');
    if (question.isAnswered) return refuse('QUESTION_ANSWERED');
    const withdrawal = await lockOwnWithdrawal(tx, caller.uid, question.withdrawalId);
    if (withdrawal?.state !== 'IN_REVIEW') return refuse('NOT_IN_REVIEW');
    await saveAnswer(tx, question.id, request.answer, caller.nowMs);
    const answered = (await hasOpenQuestion(tx, withdrawal.id))
      ? withdrawal
      : await moveWithdrawal(tx, withdrawal, 'IN_REVIEW', caller.nowMs, {
          reviewDeadlineMs: decisionByMs(withdrawal.usdtValueMinor, caller.nowMs, review),
        });
    if (!answered) throw new Error(`withdrawal ${withdrawal.id} changed while its row was held`);
    await emitWithdrawal(tx, answered);
    return ok(answered);
  });
}
