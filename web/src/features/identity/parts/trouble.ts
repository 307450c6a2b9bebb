import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { getLocale } from '../../../lib/locale.ts';
import { identityText } from '../identity-text.ts';
import { detailedText } from '../rules/trouble-text.ts';

/** What is wrong with a password or code, with the tries that are left or the end of a lock, for windows of other rooms. */
export async function troubleText(failure: CallFailure): Promise<string> {
  return detailedText(await identityText.load(getLocale()), failure) ?? failure.message;
}
