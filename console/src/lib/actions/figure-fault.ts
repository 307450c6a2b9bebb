import { readTypedText } from '@bourse/core/money/typed.ts';
import { t } from '../i18n.ts';

/** A figure ready to send, or the sentence that says what is wrong with the typed text. */
export type FigureReading =
  | { readonly isGood: true; readonly figure: string }
  | { readonly isGood: false; readonly fault: string };

/**
 * Reads a figure that staff typed. A point begins the decimals, spaces may group thousands, and no other mark is accepted.
 *
 * @param isWhole  true where only whole numbers make sense
 */
export function readFigure(text: string, isWhole: boolean): FigureReading {
  const read = isWhole ? readTypedText(text, 0) : readTypedText(text);
  if (read.ok) return { isGood: true, figure: read.value };
  const { code, details } = read.refusal;
  return { isGood: false, fault: sentence(code, String(details?.scale ?? ''), isWhole) };
}

function sentence(code: Fault, scale: string, isWhole: boolean): string {
  if (code === 'AMOUNT_PLACES')
    return isWhole ? t('console.amount.AMOUNT_WHOLE') : t('console.amount.AMOUNT_PLACES', { scale });
  return code === 'AMOUNT_REQUIRED' ? t('console.refusal.AMOUNT_REQUIRED') : t(`console.amount.${code}`);
}
type Fault = Extract<ReturnType<typeof readTypedText>, { ok: false }>['refusal']['code'];
