/**
 * A refusal is a value: a stable code in upper snake case and the numbers that caused it, as text.
 * A bug is a throw. Nothing else is ever thrown on purpose.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** Wraps a value as an accepted result. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** Wraps a refusal code, and the numbers that caused it, as a refused result. */
export const refuse = <const Code extends string>(
  code: Code,
  details?: Readonly<Record<string, string | number | boolean>>,
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({
  ok: false,
  refusal: details ? { code, details } : { code },
});
