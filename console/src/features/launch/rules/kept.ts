import {
  MODES,
  type Mode,
  NEW_PROJECT,
  NEW_ROUND,
  type TypedProject,
  type TypedRound,
  type TypedUnlock,
} from './draft.ts';

/** A project as it stands in the form. */
export interface TypedDraft {
  readonly project: TypedProject;
  readonly rounds: readonly TypedRound[];
  readonly unlocks: readonly TypedUnlock[];
}

export const NEW_UNLOCK: TypedUnlock = { at: '', percent: '' };
export const NEW_DRAFT: TypedDraft = { project: NEW_PROJECT, rounds: [NEW_ROUND], unlocks: [NEW_UNLOCK] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a form that are kept as texts; others, and those that the form did not have then, stand as in a new one. */
function fieldsOf<Fields extends Readonly<Record<string, string>>>(kept: unknown, empty: Fields): Fields {
  const found = isRecord(kept) ? kept : {};
  const read = Object.entries(empty).map(([name, text]) => [
    name,
    typeof found[name] === 'string' ? found[name] : text,
  ]);
  return Object.fromEntries(read) as Fields;
}

function roundOf(kept: unknown): TypedRound {
  const round = fieldsOf(kept, NEW_ROUND);
  return MODES.includes(round.mode as Mode) ? round : { ...round, mode: NEW_ROUND.mode };
}

/** A draft that was kept, maybe by an older version of this form; null where there is none. */
export function readDraft(kept: unknown): TypedDraft | null {
  if (!isRecord(kept)) return null;
  const many = <Row>(rows: unknown, read: (row: unknown) => Row, none: readonly Row[]): readonly Row[] =>
    Array.isArray(rows) && rows.length > 0 ? rows.map(read) : none;
  return {
    project: fieldsOf(kept.project, NEW_PROJECT),
    rounds: many(kept.rounds, roundOf, NEW_DRAFT.rounds),
    unlocks: many(kept.unlocks, (row) => fieldsOf(row, { ...NEW_UNLOCK }), NEW_DRAFT.unlocks),
  };
}
