import type { conversion } from '@bourse/contract/conversion.ts';
import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { messages } from '@bourse/i18n/en_US/conversion.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/conversion-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type ConversionMessages = typeof messages;
export type ConversionText = Text<ConversionMessages>;

const conversionText = catalog<ConversionMessages>(import.meta.glob('../../../../i18n/*/conversion.ts'));
export const useConversionText = (): ConversionText => useText(conversionText);

/** Does not compile where a refusal has no sentence in this English catalog. @proof */
export type ConversionRefusalSentences = Pick<typeof refusals, AnyRefusalOf<typeof conversion>>;
