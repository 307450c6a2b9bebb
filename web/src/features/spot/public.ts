export { MarketPreview } from './parts/markets/market-preview.tsx';
