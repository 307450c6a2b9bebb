export { useCoins } from './api/queries.ts';
export { type Coin, type CoinNetwork, chosenNetwork, findCoin, inCatalogOrder, matchesCoin } from './rules/catalog.ts';
