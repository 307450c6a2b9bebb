export { ApiKeys } from './keys/api-keys.ts';
export { tradingApiHttp } from './trading-api.http.ts';
export { API_PREFIXES, createTradingApi, type TradingApi } from './trading-api.ts';
export { walletOf } from './wallet-of.ts';
