/** One key each, on the trading page. None of them sends an order. */
export const HOT_KEYS = {
  buy: 'b',
  sell: 's',
  limit: 'l',
  market: 'm',
  stop: 't',
  price: 'p',
  quantity: 'a',
  search: '/',
  favourite: 'f',
  sound: 'n',
  help: '?',
} as const;
export type HotKey = keyof typeof HOT_KEYS;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

const LATIN = /^[a-z]$/;
const BY_KEY = new Map<string, HotKey>(Object.entries(HOT_KEYS).map(([name, key]) => [key, name as HotKey]));

/**
 * What a pressed key means, or null. Where the keyboard writes no Latin letters, the place of the key counts; a key that is
 * held down, or pressed with another, is somebody else's.
 */
export function hotKeyOf({ key, code, ctrlKey, altKey, metaKey, repeat }: Pressed): HotKey | null {
  if (ctrlKey || altKey || metaKey || repeat) return null;
  const written = key.toLowerCase();
  const isForeign = !LATIN.test(written) && /^\p{L}$/u.test(written);
  return BY_KEY.get(isForeign ? code.replace(/^Key/, '').toLowerCase() : written) ?? null;
}
