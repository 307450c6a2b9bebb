import type { RefusalOf } from '@bourse/contract/endpoint.ts';
import type { TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { identity } from '@bourse/contract/identity.ts';
import type { messages } from '@bourse/i18n/en_US/identity.ts';
import type { messages as levels } from '@bourse/i18n/en_US/identity-levels.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import type { messages as security } from '@bourse/i18n/en_US/identity-security.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type IdentityMessages = typeof messages & typeof levels & typeof security;
export type IdentityText = Text<IdentityMessages>;

export const identityText = catalog<IdentityMessages>(
  import.meta.glob('../../../../i18n/*/{identity,identity-levels,identity-security}.ts'),
  'identity',
);
export const useIdentityText = (): IdentityText => useText(identityText);

/** Refusals of identity, and of the security check in other capabilities. */
type IdentityRefusal =
  | { [Key in keyof typeof identity]: RefusalOf<(typeof identity)[Key]> }[keyof typeof identity]
  | (typeof TRADING_PASSWORD_REFUSALS)[number];
/** Does not compile where a refusal has no sentence in this English catalog. @proof */
export type IdentityRefusalSentences = Pick<typeof refusals, IdentityRefusal>;
