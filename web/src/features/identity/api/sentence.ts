import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { getLocale } from '../../../lib/locale.ts';
import { identityText } from '../identity-text.ts';
import { detailedText } from '../rules/trouble-text.ts';

/**
 * The sentence of a failure as the security screens say it: identity's own words for its refusals, also where another
 * capability answered with them, and the client's for everything else.
 */
export async function sentenceOfFailure(failure: CallFailure): Promise<string> {
  const code = failure.i18nMsgCode;
  if (!code) return failure.message;
  const locale = getLocale();
  const detailed = detailedText(await identityText.load(locale), failure);
  if (detailed) return detailed;
  const { sentenceOf } = await import('../../../lib/calls/refusals.ts');
  return (await sentenceOf(locale, 'identity', code, failure.details).catch(() => null)) ?? failure.message;
}
