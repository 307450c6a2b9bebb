import { ok, type Result } from '@bourse/core/result.ts';

/**
 * Answers a request that was made before with its first result, and does the work of a new one. The same request may be
 * under way in another process: the work looks for it again behind the person's lock, and a refusal counts only if the
 * other has not succeeded meanwhile, because it may be the other that has spent the codes or the money.
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
