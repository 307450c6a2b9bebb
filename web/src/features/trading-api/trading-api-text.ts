import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { SecurityDialogRefusal } from '@bourse/contract/fields.ts';
import type { tradingApi } from '@bourse/contract/trading-api.ts';
import type { messages } from '@bourse/i18n/en_US/trading-api.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/trading-api-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type TradingApiMessages = typeof messages;
export type TradingApiText = Text<TradingApiMessages>;

const tradingApiText = catalog<TradingApiMessages>(import.meta.glob('../../../../i18n/*/trading-api.ts'));
export const useTradingApiText = (): TradingApiText => useText(tradingApiText);

/** Does not compile where a refusal about keys has no sentence in this English catalog. @proof */
export type TradingApiRefusalSentences = Pick<
  typeof refusals,
  Exclude<AnyRefusalOf<typeof tradingApi>, SecurityDialogRefusal>
>;
