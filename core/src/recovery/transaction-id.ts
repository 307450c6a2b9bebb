const HASH = /^(?:0x)?([0-9a-f]{64})$/i;

/**
 * A transaction's id as its chain spells it, however it was copied: in lower case, with the 0x of account chains or
 * without it. A text that is not a hash of 32 bytes stays as typed.
 *
 * @param hasPrefix  true for chains whose ids begin with 0x
 */
export function spelledTransactionId(typed: string, hasPrefix: boolean): string {
  const digits = HASH.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return typed;
  return hasPrefix ? `0x${digits}` : digits;
}
