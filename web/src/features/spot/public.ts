export { MarketPreview } from './parts/markets/market-preview.tsx';
export { gridOf, type Market, type MarketGrid } from './rules/market.ts';
