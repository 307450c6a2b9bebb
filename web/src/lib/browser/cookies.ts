/** How long a cookie is kept, in one of several units. */
export type CookieLife =
  | { readonly days: number }
  | { readonly hours: number }
  | { readonly minutes: number }
  | { readonly seconds: number };

const DEFAULT_LIFE: CookieLife = { days: 7 };

/** A cookie's life in seconds. */
export function lifeSeconds(life: CookieLife): number {
  if ('days' in life) return life.days * 86_400;
  if ('hours' in life) return life.hours * 3_600;
  if ('minutes' in life) return life.minutes * 60;
  return life.seconds;
}

/** Over HTTPS, cookies get the prefix that makes browsers accept them only from this exact host. */
const nameIn = (name: string, isSecure: boolean): string => encodeURIComponent(isSecure ? `__Host-${name}` : name);
const isSecurePage = (): boolean => location.protocol === 'https:';

/** The text that sets a cookie, for seven days by default. */
export function cookieText(name: string, value: string, life: CookieLife = DEFAULT_LIFE, isSecure = false): string {
  const age = Math.round(lifeSeconds(life));
  const secure = isSecure ? '; Secure' : '';
  return `${nameIn(name, isSecure)}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function setCookie(name: string, value: string, life?: CookieLife): void {
  write(cookieText(name, value, life, isSecurePage()));
}

export function readCookie(name: string, all: string = document.cookie, isSecure = isSecurePage()): string | null {
  return readNamed(nameIn(name, isSecure), all);
}

/**
 * Moves cookies of older releases, which had no prefix in their names, to today's names, once. The server still reads them
 * for the first paint while there are none of today's.
 */
export function moveFormerCookies(names: readonly string[], life: CookieLife): void {
  if (isSecurePage()) for (const text of movesOf(names, life, document.cookie)) write(text);
}

/** The texts that set today's cookies from the old ones, and delete those. */
export function movesOf(names: readonly string[], life: CookieLife, all: string): readonly string[] {
  return names.flatMap((name) => {
    const former = readNamed(nameIn(name, false), all);
    if (former === null) return [];
    const ended = `${nameIn(name, false)}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
    return readNamed(nameIn(name, true), all) === null ? [cookieText(name, former, life, true), ended] : [ended];
  });
}

function write(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = text;
}

function readNamed(name: string, all: string): string | null {
  const found = all.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}
