import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { spot } from '@bourse/contract/spot.ts';
import type { messages } from '@bourse/i18n/en_US/spot.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type SpotMessages = typeof messages;
export type SpotText = Text<SpotMessages>;

const spotText = catalog<SpotMessages>(import.meta.glob('../../../../i18n/*/spot.ts'));
export const useSpotText = (): SpotText => useText(spotText);

/** Does not compile where a refusal has no sentence in this English catalog. @proof */
export type SpotRefusalSentences = Pick<typeof refusals, AnyRefusalOf<typeof spot>>;
