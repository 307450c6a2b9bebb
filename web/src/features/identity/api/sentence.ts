import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { getLocale } from '../../../lib/locale.ts';
import { identityText } from '../identity-text.ts';
import { detailedText } from '../rules/trouble-text.ts';

/**
 * The sentence for a failure on security screens: identity's own words for its refusals, even where another capability sent
 * them, and the client's words for everything else.
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
