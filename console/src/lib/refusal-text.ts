import { Refused, type StaffRefusal } from './client.ts';
import { formatTime } from './format.ts';
import { type ConsoleKey, hasText, t } from './i18n.ts';
import { KeyTrouble } from './passkey.ts';

type Missing = Exclude<`console.refusal.${StaffRefusal}`, ConsoleKey>;
/** Every refusal of every staff endpoint has a sentence. If one is missing this does not compile, and the error names it. */
const EACH_HAS_A_SENTENCE: [Missing] extends [never] ? true : Missing = true;

/** The sentence for anything that a call threw. */
export function refusalText(error: unknown): string {
  if (error instanceof KeyTrouble) return t(`console.keys.trouble.${error.trouble}`);
  return error instanceof Refused ? refusalSentence(error.refusal, error.details) : t('console.refusal.SYSTEM_ERROR');
}

/** The sentence for a refusal, the exchange's or one that is known before anything is sent. */
export function refusalSentence(code: string, details: Refused['details']): string {
  const key = `console.refusal.${code}`;
  return EACH_HAS_A_SENTENCE && hasText(key) ? say(key, read(details)) : t('console.refusal.SYSTEM_ERROR');
}

/** `t` with a key known only at run time, so its parameters cannot be checked by type. */
const say = t as (key: ConsoleKey, params: Readonly<Record<string, string>>) => string;

/** The details of a refusal as people read them: times as times, the field by its name. */
function read(details: Refused['details']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (name.endsWith('At') && typeof value === 'number') return [name, formatTime(value)];
      const word = `console.actionField.${value}`;
      return [name, name === 'field' && hasText(word) ? say(word, {}) : String(value)];
    }),
  );
}
