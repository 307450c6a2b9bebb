import { ok, type Result } from '@bourse/core/result.ts';

/**
 * Returns the first result of a repeated request, and does the work of a new one. The same request may be under way in
 * another process, so the work looks for it again while holding the person's lock. A refusal counts only if the other
 * one has not succeeded meanwhile, because it may be the other that used up the codes or the money.
 */
export async function replayOr<Value, Code extends string>(
  find: () => Promise<Result<Value | null, 'IDEMPOTENCY_MISMATCH'>>,
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'IDEMPOTENCY_MISMATCH'>> {
  const before = await find();
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const result = await work();
  if (result.ok) return result;
  const meanwhile = await find();
  if (!meanwhile.ok) return meanwhile;
  return meanwhile.value ? ok(meanwhile.value) : result;
}
