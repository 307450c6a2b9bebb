/**
 * An array of numbers, ids or single words in PostgreSQL's text form. The driver would check every element for quoting,
 * which for a thousand orders takes as long as the statement itself.
 *
 * @param values  may contain only digits, letters, dots, minus signs, colons and underscores; null for no value
 */
export const plainArray = (values: readonly (string | number | boolean | bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;
