/** The keys of the trading page. None of them sends an order. */
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
 * The meaning of a pressed key, or null. On keyboards without Latin letters the key's position counts. Held keys, and keys
 * pressed together with Ctrl, Alt or Meta, mean nothing here.
 */
export function hotKeyOf({ key, code, ctrlKey, altKey, metaKey, repeat }: Pressed): HotKey | null {
  if (ctrlKey || altKey || metaKey || repeat) return null;
  const written = key.toLowerCase();
  const isForeign = !LATIN.test(written) && /^\p{L}$/u.test(written);
  return BY_KEY.get(isForeign ? code.replace(/^Key/, '').toLowerCase() : written) ?? null;
}
