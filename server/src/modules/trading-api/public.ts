export { ApiKeys, type ApiKeysDeps } from './keys/api-keys.ts';
export type { WalletFilter, WalletReads } from './ports.ts';
export { tradingApiHttp } from './trading-api.http.ts';
export { API_PREFIXES, createTradingApi, type TradingApi, type TradingApiParts } from './trading-api.ts';
