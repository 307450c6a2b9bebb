import type { Page } from '@playwright/test';
import type { Row } from '../shell/row.ts';

const TRADE = '/frontSpot/spottrade?symbol=BTC_USDT';
const sentence = (text: string) => (page: Page) => page.getByText(text);

/** The screens of spot, the list of markets and the first page, by the answer that each waits for. */
export const SPOT: readonly Row[] = [
  {
    name: 'trade page',
    path: TRADE,
    api: 'spot.markets',
    content: (page) => page.getByRole('form', { name: 'Place an order' }),
    empty: { key: 'rows', sentence: 'No market is open yet.' },
  },
  {
    name: 'open orders beside the form',
    path: TRADE,
    api: 'spot.openOrders',
    content: sentence('You have no open orders'),
  },
  {
    name: 'open orders',
    path: '/wallet/exchange',
    api: 'spot.openOrders',
    content: sentence('You have no open orders'),
  },
  {
    name: 'ended orders',
    path: '/wallet/exchange?tab=history',
    api: 'spot.orderHistory',
    content: sentence('No orders ended in this time'),
  },
  {
    name: 'own trades',
    path: '/wallet/exchange?tab=trades',
    api: 'spot.trades',
    content: sentence('No trades in this time'),
  },
  {
    name: 'markets',
    path: '/markets',
    api: 'spot.markets',
    content: (page) =>
      page
        .getByRole('table', { name: 'Markets' })
        .or(page.getByRole('list', { name: 'Markets' }))
        .getByText('BTC/USDT'),
  },
  {
    name: 'first page',
    path: '/',
    api: 'spot.markets',
    content: (page) => page.getByRole('list', { name: 'Prices now' }).getByText('BTC/USDT'),
  },
];
