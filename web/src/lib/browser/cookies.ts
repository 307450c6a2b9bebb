/** How long a cookie is kept, in one of the units. */
export type CookieLife =
  | { readonly days: number }
  | { readonly hours: number }
  | { readonly minutes: number }
  | { readonly seconds: number };

const DEFAULT_LIFE: CookieLife = { days: 7 };

/** Seconds of a life: days, hours, minutes and seconds are the units there are. */
export function lifeSeconds(life: CookieLife): number {
  if ('days' in life) return life.days * 86_400;
  if ('hours' in life) return life.hours * 3_600;
  if ('minutes' in life) return life.minutes * 60;
  return life.seconds;
}

/** The text that sets a cookie; seven days unless told otherwise. */
export function cookieText(name: string, value: string, life: CookieLife = DEFAULT_LIFE, isSecure = false): string {
  const age = Math.round(lifeSeconds(life));
  const secure = isSecure ? '; Secure' : '';
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function setCookie(name: string, value: string, life?: CookieLife): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = cookieText(name, value, life, location.protocol === 'https:');
}

export function readCookie(name: string, all: string = document.cookie): string | null {
  const wanted = `${encodeURIComponent(name)}=`;
  const found = all.split('; ').find((pair) => pair.startsWith(wanted));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(wanted.length));
  } catch {
    return null;
  }
}
