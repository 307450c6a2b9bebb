import { Refused, type StaffRefusal } from './client.ts';
import { type ConsoleKey, hasText, t } from './i18n.ts';
import { KeyTrouble } from './passkey.ts';

type Missing = Exclude<`console.refusal.${StaffRefusal}`, ConsoleKey>;
/** Every refusal of every staff endpoint has a sentence: a missing one does not compile, and is named. */
const EACH_HAS_A_SENTENCE: [Missing] extends [never] ? true : Missing = true;

/** The sentence for whatever a call threw. */
export function refusalText(error: unknown): string {
  if (error instanceof KeyTrouble) return t(`console.keys.trouble.${error.trouble}`);
  const code = error instanceof Refused ? error.refusal : 'SYSTEM_ERROR';
  const key = `console.refusal.${code}`;
  return EACH_HAS_A_SENTENCE && hasText(key)
    ? t(key as `console.refusal.${StaffRefusal}`)
    : t('console.refusal.SYSTEM_ERROR');
}
