import { setCookie } from '../browser/cookies.ts';
import { storage } from '../browser/storage.ts';
import { createStore, type Store, useStore } from '../store.ts';

export type Theme = 'system' | 'light' | 'dark';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const THEME_KEY = 'theme';

const kept = storage.get(THEME_KEY);
const theme = createStore<Theme>(THEMES.find((each) => each === kept) ?? 'system');

export const useTheme = (): Theme => useStore(theme);

/** Stores the theme, also as a cookie, so that the server's first paint has the right colours. */
export function chooseTheme(next: Theme): void {
  storage.set(THEME_KEY, next);
  setCookie(THEME_KEY, next, { days: 365 });
  document.documentElement.dataset.theme = next;
  theme.set(next);
}

const flags = new Map<string, Store<boolean>>();

function flag(name: string, initial: boolean): Store<boolean> {
  const cached = flags.get(name);
  if (cached) return cached;
  const stored = storage.get(`flag.${name}`);
  const store = createStore(stored === null ? initial : stored === 'true');
  flags.set(name, store);
  return store;
}

/** The present value of a flag, for code outside components. */
export const isFlagOn = (name: string): boolean => flag(name, false).get();

/** A yes-or-no choice that this device stores, such as "hide zero balances". */
export function useFlag(name: string, initial = false): readonly [boolean, (next: boolean) => void] {
  const store = flag(name, initial);
  const set = (next: boolean) => {
    storage.set(`flag.${name}`, String(next));
    store.set(next);
  };
  return [useStore(store), set];
}

/** Whether all amounts are masked. */
export const useHiddenBalances = () => useFlag('hidden-balances');
