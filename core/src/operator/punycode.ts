const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const CODE_MAX = 0x10ffff;

/**
 * The letters that an `xn--` label of a host name stands for (RFC 3492).
 *
 * @param encoded  what follows `xn--`, in lower case
 * @returns        the label as it is meant to be read, or null where it is not punycode
 */
export function decodePunycode(encoded: string): string | null {
  const dash = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(dash, 0))];
  let code = FIRST_CODE;
  let at = 0;
  let bias = FIRST_BIAS;
  for (let index = dash + 1; index < encoded.length; ) {
    const start = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded[index++]);
      if (digit === null) return null;
      at += digit * weight;
      if (!Number.isSafeInteger(at)) return null;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(at - start, count, start === 0);
    code += Math.floor(at / count);
    if (code > CODE_MAX) return null;
    at %= count;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

function digitOf(letter: string | undefined): number | null {
  if (letter === undefined || !/^[a-z0-9]$/.test(letter)) return null;
  return /[0-9]/.test(letter) ? letter.charCodeAt(0) - 22 : letter.charCodeAt(0) - 97;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
