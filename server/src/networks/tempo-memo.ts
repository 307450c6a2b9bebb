type Hex = `0x${string}`;

const MEMO_BYTES = 32;

/**
 * Writes a memo as the 32 bytes of a TIP-20 transfer: its characters, padded on the right. Throws for a memo that does
 * not fit, because the caller must have validated it.
 */
export function encodeMemo(memo: string): Hex {
  const bytes = Buffer.from(memo, 'utf8');
  if (bytes.length > MEMO_BYTES) throw new Error('a memo has at most 32 bytes');
  return `0x${bytes.toString('hex').padEnd(2 * MEMO_BYTES, '0')}`;
}

/**
 * Reads a memo however a wallet wrote it: characters padded on the left or on the right, or a plain number. Anything
 * else is returned as hex, so that support can still see it.
 */
export function decodeMemo(memo: Hex): string {
  const bytes = Buffer.from(memo.slice(2), 'hex');
  let start = 0;
  let end = bytes.length;
  while (start < end && bytes[start] === 0) start++;
  while (end > start && bytes[end - 1] === 0) end--;
  if (start === end) return '';
  const body = bytes.subarray(start, end);
  if (body.every((byte) => byte >= 0x20 && byte < 0x7f)) {
    const text = normaliseMemo(Buffer.from(body).toString('latin1'));
    // A short number whose bytes happen to be letters is still a number: "1234567" as text is digits, but 0x41 is not.
    if (/^[0-9]+$/.test(text) || body.length > 4 || start === 0) return text;
  }
  // A number is at the right end: zeros before it are padding, but zeros after it belong to it.
  return start > 0 ? BigInt(memo).toString() : memo;
}

/** Removes leading zeros from digits and outer blanks from text, so that memos compare equal. */
export function normaliseMemo(memo: string): string {
  const text = memo.trim();
  return /^[0-9]+$/.test(text) ? text.replace(/^0+(?=[0-9])/, '') : text;
}
