/** Letters of other alphabets, and signs, that look like a Latin letter; and Latin letters that look like another. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑạ@4',
    b: 'ьвβ8',
    c: 'сϲçⅽ',
    d: 'ԁɗⅾ',
    e: 'еєεҽ3',
    f: 'ғƒ',
    g: 'ɡցց9',
    h: 'һнհ',
    j: 'јʝ',
    k: 'кκ',
    l: 'iіıɩιӏļł1|ⅼ!յ',
    m: 'мⅿ',
    n: 'пηոռ',
    o: 'оοσօ0ⲟөѳ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гřꭇ',
    s: 'ѕʂ5$',
    t: 'тτ',
    u: 'υսцʋ',
    v: 'ѵνⅴ',
    w: 'ԝωшա',
    x: 'хχⅹ',
    y: 'уүγʏ',
    z: 'ʐzᴢ2',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/cl/gu, 'd'],
  [/[-_]/gu, ''],
];
/** Characters that take no space on the screen. Line ends and tabs do take space. */
const HIDDEN =
  '[\\p{Cf}\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\uffa0]';
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');
const ENDS = new RegExp(`^(?:${HIDDEN}|\\s)+|(?:${HIDDEN}|\\s)+$`, 'gu');
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  // Japanese, Chinese and Korean mix these within one word.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];
const ODD_SHOWN = 5;

/** The text without invisible characters, and without spaces around it. */
export const seenText = (text: string): string => text.replace(ALL_HIDDEN, '').trim();

/** True where something inside the text is invisible: a zero-width space, or a change of the writing direction. */
export const hidesSomething = (text: string): boolean => text.replace(ENDS, '').search(ALL_HIDDEN) >= 0;

/** The text with one form of each letter: lower case, without full-width forms and ligatures. */
export const plainCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True where one word is written in the letters of two alphabets. */
export const mixesScripts = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;

/** What a hurried eye reads: two texts with the same skeleton look alike. */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = [...bare].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  return PAIRS.reduce((at, [pair, instead]) => at.replace(pair, instead), plain);
}

/** The letters that no English keyboard has, each once with its code: `о U+043E`. */
export function oddLetters(text: string): string[] {
  const odd = new Set([...text].filter((letter) => (letter.codePointAt(0) ?? 0) > 0x7e));
  return [...odd].slice(0, ODD_SHOWN).map((letter) => {
    const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${letter} U+${code}`;
  });
}

/**
 * True where one typing slip makes one text into the other: a letter added, dropped or replaced, or two neighbours
 * swapped.
 */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
