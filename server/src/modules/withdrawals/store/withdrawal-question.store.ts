import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { QUESTION_ORDER } from '../queries/withdrawal.query.ts';

export const REVIEW_QUESTIONS = ['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER'] as const;
export type ReviewQuestion = (typeof REVIEW_QUESTIONS)[number];

export interface AskedQuestion {
  readonly id: string;
  readonly question: ReviewQuestion;
  readonly note: string | null;
  readonly askedAtMs: number;
  readonly answer: string | null;
  readonly answeredAtMs: number | null;
}

export async function insertQuestion(
  tx: Tx,
  asked: {
    readonly id: string;
    readonly withdrawalId: string;
    readonly question: ReviewQuestion;
    readonly note: string | null;
    readonly by: string;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `insert into wallet.withdrawal_question (id, withdrawal_id, question, note, asked_by, asked_at_ms)
     values ($1, $2, $3, $4, $5, $6)`,
    [asked.id, asked.withdrawalId, asked.question, asked.note, asked.by, asked.nowMs],
  );
}

/** The questions about a withdrawal in the order of asking, with their answers. */
export async function findQuestions(q: Queryable, withdrawalId: string): Promise<AskedQuestion[]> {
  const rows = await q.query<{
    id: string;
    question: ReviewQuestion;
    note: string | null;
    asked_at_ms: string;
    answer: string | null;
    answered_at_ms: string | null;
  }>(
    `select id, question, note, asked_at_ms, answer, answered_at_ms from wallet.withdrawal_question q
     where withdrawal_id = $1 order by asked_at_ms, ${QUESTION_ORDER}`,
    [withdrawalId],
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    note: row.note,
    askedAtMs: Number(row.asked_at_ms),
    answer: row.answer,
    answeredAtMs: row.answered_at_ms === null ? null : Number(row.answered_at_ms),
  }));
}
