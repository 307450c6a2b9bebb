import { readTypedText } from '@bourse/core/money/typed.ts';
import { t } from '../i18n.ts';

/** A figure as it is sent, or the sentence that says what is wrong with what was typed. */
export type FigureReading =
  | { readonly isGood: true; readonly figure: string }
  | { readonly isGood: false; readonly fault: string };

/**
 * Reads a figure that staff typed: a point begins the decimals, spaces may group thousands, and nothing else does.
 *
 * @param isWhole  true where parts of one cannot be meant
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
