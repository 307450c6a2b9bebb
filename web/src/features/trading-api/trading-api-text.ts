import type { RefusalOf } from '@bourse/contract/endpoint.ts';
import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { tradingApi } from '@bourse/contract/trading-api.ts';
import type { messages } from '@bourse/i18n/en_US/trading-api.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/trading-api-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type TradingApiMessages = typeof messages;
export type TradingApiText = Text<TradingApiMessages>;

const tradingApiText = catalog<TradingApiMessages>(import.meta.glob('../../../../i18n/*/trading-api.ts'));
export const useTradingApiText = (): TradingApiText => useText(tradingApiText);

type AnyRefusal = { [Key in keyof typeof tradingApi]: RefusalOf<(typeof tradingApi)[Key]> }[keyof typeof tradingApi];
/** The security check has its own sentences, beside its own fields. */
type SecurityRefusal =
  | (typeof FACTOR_REFUSALS)[number]
  | (typeof SEND_CODE_REFUSALS)[number]
  | (typeof TRADING_PASSWORD_REFUSALS)[number];
/** A refusal about keys without a sentence in the source catalog does not compile. @proof */
export type TradingApiRefusalSentences = Pick<typeof refusals, Exclude<AnyRefusal, SecurityRefusal>>;
