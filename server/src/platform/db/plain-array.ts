/**
 * An array of numbers, ids or single words as PostgreSQL reads it. The driver looks at every element for what must be quoted, which
 * for a thousand orders takes as long as counting them.
 *
 * @param values  of digits, letters, dots, minus signs, colons and underscores only; null for no value
 */
export const plainArray = (values: readonly (string | number | boolean | bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;
