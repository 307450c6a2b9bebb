import {
  type Currency,
  DEFAULT_CURRENCY,
  firstVisitLocale,
  isCurrency,
  isLocale,
  LOCALES,
  type Locale,
  languageTag,
  SWAPS_UP_AND_DOWN,
} from '@bourse/i18n/locales.ts';
import { moveFormerCookies, readCookie, setCookie } from './browser/cookies.ts';
import { storage } from './browser/storage.ts';
import { createStore, useStore } from './store.ts';

const LANGUAGE_KEY = 'COINW_LANGUAGE';
const CURRENCY_KEY = 'selectType';
const UP_DOWN_KEY = 'upDown';
const YEAR = { days: 365 };

/** The person's chosen language, else the one the server found in the request, else the browser's. */
function initialLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  const candidates = [
    asked,
    storage.get(LANGUAGE_KEY),
    readCookie(LANGUAGE_KEY),
    document.documentElement.dataset.locale,
  ];
  return candidates.find(isLocale) ?? firstVisitLocale(navigator.languages);
}

function initialCurrency(): Currency {
  const kept = storage.get(CURRENCY_KEY) ?? readCookie(CURRENCY_KEY);
  return isCurrency(kept) ? kept : DEFAULT_CURRENCY;
}

const hasDocument = typeof document !== 'undefined';
// Before anything reads them. The theme's cookie too, although only the server's first paint reads that.
if (hasDocument) moveFormerCookies([LANGUAGE_KEY, CURRENCY_KEY, UP_DOWN_KEY, 'theme'], YEAR);
const locale = createStore<Locale>(hasDocument ? initialLocale() : 'en_US');
const currency = createStore<Currency>(hasDocument ? initialCurrency() : DEFAULT_CURRENCY);

export const getLocale = locale.get;
export const useLocale = (): Locale => useStore(locale);
export const getCurrency = currency.get;
export const useCurrency = (): Currency => useStore(currency);

function applyLocale(next: Locale): void {
  const root = document.documentElement;
  root.lang = languageTag(next);
  root.dataset.locale = next;
  root.dataset.updown = isUpDownSwapped(next) ? 'swap' : 'normal';
}

/** Chooses a language: stores it and sets it on the page. Texts load when they are used. */
export function chooseLocale(next: Locale): void {
  storage.set(LANGUAGE_KEY, next);
  storage.set('language', next);
  storage.set('availableLanguage', JSON.stringify(LOCALES));
  storage.set(CURRENCY_KEY, currency.get());
  setCookie(LANGUAGE_KEY, next, YEAR);
  applyLocale(next);
  locale.set(next);
}

/** Chooses a currency; it stays when the language changes. */
export function chooseCurrency(next: Currency): void {
  storage.set(CURRENCY_KEY, next);
  setCookie(CURRENCY_KEY, next, YEAR);
  currency.set(next);
}

/** Whether red means up: as the person chose, else as the language's readers expect. */
export function isUpDownSwapped(of: Locale = locale.get()): boolean {
  const kept = storage.get(UP_DOWN_KEY);
  return kept ? kept === 'swap' : SWAPS_UP_AND_DOWN.has(of);
}

export function chooseUpDown(swap: boolean): void {
  storage.set(UP_DOWN_KEY, swap ? 'swap' : 'normal');
  setCookie(UP_DOWN_KEY, swap ? 'swap' : 'normal', YEAR);
  applyLocale(locale.get());
}
