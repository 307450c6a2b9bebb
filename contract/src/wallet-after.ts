import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text, uuid } from './fields.ts';
import { withdrawal } from './wallet-shapes.ts';

const cancelToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'NOT_A_TOKEN' });
/** Slows down whoever tries tokens; 43 characters cannot be guessed anyway. */
const FEW = { max: 40, windowMs: 3_600_000 } as const;

/** What a person may still do about money that was asked to leave. */
export const walletAfter = {
  withdrawalByLink: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/by-link',
    summary: 'The withdrawal that the link of a mail can still cancel, without a log-in',
    access: 'anyone',
    input: z.strictObject({ token: cancelToken }),
    output: withdrawal,
    refusals: ['CANCEL_LINK_UNKNOWN'],
    rate: FEW,
  }),
  cancelByLink: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/cancel-by-link',
    summary:
      'Cancels the withdrawal that the one-time link of a mail names, without a log-in; amount and fee come back',
    access: 'anyone',
    input: z.strictObject({ token: cancelToken }),
    output: withdrawal,
    refusals: ['CANCEL_LINK_UNKNOWN'],
    rate: FEW,
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/open/wallet/withdrawals/answer',
    summary: 'Answers a question that a reviewer has asked about a withdrawal, once',
    access: 'user',
    input: z.strictObject({ id: uuid, answer: text(1000) }),
    output: withdrawal,
    refusals: ['QUESTION_UNKNOWN', 'QUESTION_ANSWERED', 'NOT_IN_REVIEW'],
    rate: { max: 60, windowMs: 3_600_000 },
  }),
  requestReturn: endpoint({
    method: 'POST',
    path: '/open/wallet/send/request-return',
    summary: 'Asks the recipient of a send, politely and once, to send it back; nothing moves',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: withdrawal,
    refusals: ['WITHDRAWAL_UNKNOWN', 'NOT_A_SEND', 'RETURN_ASKED'],
    rate: { max: 40, windowMs: 3_600_000 },
  }),
} as const;
