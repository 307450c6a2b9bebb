/** One field of an action before and after; null where it did not exist. */
export interface Changed {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isChanged: boolean;
}

/** Compares two JSON texts of the log field by field. A text that is no object is compared as a whole. */
export function diffOf(before: string | null, after: string | null): readonly Changed[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => {
    const pair = { before: was.get(field) ?? null, after: is.get(field) ?? null };
    return { field, ...pair, isChanged: pair.before !== pair.after };
  });
}

function fieldsOf(json: string | null): ReadonlyMap<string, string> {
  if (json === null) return new Map();
  const value = parsed(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([['', textOf(value)]]);
  return new Map(Object.entries(value).map(([field, part]) => [field, textOf(part)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
