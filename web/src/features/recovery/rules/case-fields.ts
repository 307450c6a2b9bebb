import { readTypedText } from '@bourse/core/money/typed.ts';
import type { CallInput } from '../../../lib/client.ts';
import type { AmountProblem } from '../../balances/public.ts';

export type Problem = CallInput<'recovery.submit'>['problem'];
export const PROBLEMS: readonly Problem[] = [
  'MEMO_MISSING',
  'MEMO_WRONG',
  'WRONG_NETWORK',
  'TOKEN_NOT_SUPPORTED',
  'BELOW_MINIMUM',
];

/** The form's fields as typed. */
export interface CaseFields {
  readonly problem: Problem | null;
  readonly asset: string;
  readonly network: string | null;
  readonly amount: string;
  readonly txId: string;
  readonly note: string;
  readonly returnAddress: string;
  readonly returnMemo: string;
}

export type FieldName = keyof CaseFields;

const RULES: Partial<Record<FieldName, RegExp>> = {
  asset: /^[A-Z0-9]{2,12}$/,
  txId: /^[0-9A-Za-z]{20,120}$/,
  returnAddress: /^[A-Za-z0-9:]{10,120}$/,
};

/** What is wrong with a typed amount, of a coin that we may not know; null if nothing is. */
export function amountProblem(text: string): AmountProblem | null {
  const read = readTypedText(text);
  if (read.ok) return /[1-9]/.test(read.value) ? null : { code: 'AMOUNT_ZERO', details: {} };
  const { code, details = {} } = read.refusal;
  return { code, details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])) };
}

/** An amount in the form that is sent; text that cannot be read stays unchanged. */
function plainAmount(text: string): string {
  const read = readTypedText(text);
  return read.ok ? read.value : text.trim();
}

/** The fields in the form that is judged and sent; the form itself keeps every space and letter as typed. */
export const tidied = (fields: CaseFields): CaseFields => ({
  ...fields,
  asset: fields.asset.trim().toUpperCase(),
  amount: plainAmount(fields.amount),
  txId: fields.txId.trim(),
  note: fields.note.trim(),
  returnAddress: fields.returnAddress.trim(),
  returnMemo: fields.returnMemo.trim(),
});

/** Fields that are missing or wrong, in the order of the form. */
export function wrongFields(fields: CaseFields): readonly FieldName[] {
  const names = Object.keys(fields) as FieldName[];
  return names.filter((name) => {
    const value = fields[name];
    if (name === 'problem' || name === 'network') return value === null;
    if (name === 'amount') return amountProblem(fields.amount) !== null;
    const rule = RULES[name];
    return rule !== undefined && !rule.test(value ?? '');
  });
}

const PREFILLED: readonly FieldName[] = ['asset', 'network', 'amount', 'txId'];

/** The fields that a link fills in: a row of deposits links here with its own facts. */
export function prefilled(query: URLSearchParams): CaseFields {
  const problem = PROBLEMS.find((each) => each === query.get('problem')) ?? null;
  const from = Object.fromEntries(PREFILLED.map((name) => [name, query.get(name)]));
  return {
    problem,
    asset: from.asset ?? '',
    network: from.network ?? null,
    amount: from.amount ?? '',
    txId: from.txId ?? '',
    note: '',
    returnAddress: '',
    returnMemo: '',
  };
}

/** True for a signature of a personal message, as wallets show it. */
export const isSignature = (text: string): boolean => /^0x[0-9a-fA-F]{130}$/.test(text);
