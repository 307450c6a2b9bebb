import type { messages } from '@bourse/i18n/en_US/spot-markets.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type MarketsMessages = typeof messages;
export type MarketsText = Text<MarketsMessages>;

export const marketsText = catalog<MarketsMessages>(import.meta.glob('../../../../i18n/*/spot-markets.ts'));
export const useMarketsText = (): MarketsText => useText(marketsText);
