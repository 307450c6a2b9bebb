import type { Locator, Page } from '@playwright/test';
import { EARN } from '../earn/states.rows.ts';
import { LAUNCH } from '../launch/states.rows.ts';
import { SPOT } from '../spot/states.rows.ts';
import type { Row } from './row.ts';

/** A coin's row has its name, or on a phone what of it is frozen while the withdrawal is under way. */
const usdt = (page: Page): Locator => page.getByText('Tether USD').or(page.getByText(/^Frozen 30/));
const arrived = (page: Page): Locator => page.getByText(/^\+100/);
const left = (page: Page): Locator => page.getByText(/^−30/);
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const field = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

const WALLET_HOME: readonly Row[] = [
  {
    name: 'overview',
    path: '/wallet/overview',
    api: 'holdings.overview',
    content: usdt,
    empty: { key: 'assets', sentence: 'No coins here yet.' },
    short: 'desktop',
  },
  { name: 'one account', path: '/wallet/overview?account=funding', api: 'holdings.account', content: usdt },
  {
    name: 'asset detail',
    path: '/wallet/assets?asset=USDT',
    api: 'holdings.asset',
    content: arrived,
    empty: { key: 'records', sentence: 'Nothing has happened with USDT yet.' },
  },
  {
    name: 'search coin',
    path: '/wallet/search-coin?for=deposit',
    h5Path: '/wallet/h5-select-coin?for=deposit',
    api: 'assets.coins',
    content: (page) => page.getByText('Tether USD'),
  },
];

const MONEY_IN: readonly Row[] = [
  {
    name: 'deposit',
    path: '/wallet/deposit',
    api: 'deposits.history',
    content: arrived,
    empty: { key: 'rows', sentence: 'No deposits yet.' },
  },
  {
    name: 'deposit address',
    path: '/wallet/deposit?asset=USDT&network=eth',
    api: 'deposits.depositAddress',
    content: button('Copy address'),
  },
  {
    name: 'coin of a deposit',
    path: '/wallet/deposit?asset=USDT&network=eth',
    api: 'assets.coins',
    content: button('Copy address'),
  },
  {
    name: 'internal deposit',
    path: '/wallet/deposit/internal',
    api: 'deposits.receive',
    content: (page) => page.getByText('UID', { exact: true }),
  },
];

const RECOVERY: readonly Row[] = [
  {
    name: 'recovery cases',
    path: '/wallet/recovery',
    api: 'recovery.cases',
    content: (page) => page.getByText(/^No requests yet/),
  },
];

const MONEY_OUT: readonly Row[] = [
  {
    name: 'withdraw',
    path: '/wallet/withdraw',
    api: 'withdrawals.history',
    content: left,
    empty: { key: 'rows', sentence: 'No withdrawals yet.' },
    short: 'phone',
  },
  {
    name: 'withdraw a coin',
    path: '/wallet/withdraw?asset=USDT&network=eth',
    api: 'withdrawals.withdrawInfo',
    content: (page) => page.getByText('Can leave now'),
  },
  {
    name: 'send to a person',
    path: '/wallet/withdraw?way=internal&asset=USDT',
    api: 'withdrawals.withdrawInfo',
    content: (page) => page.getByText('Can leave now'),
  },
  {
    name: 'transfer window',
    path: '/wallet/transfer',
    api: 'transfers.info',
    open: (page) => page.getByRole('button', { name: 'Transfer', exact: true }).first().click(),
    content: (page) => page.getByRole('dialog').getByText(/^[0-9]+\.00$/),
  },
];

const HISTORIES: readonly Row[] = [
  {
    name: 'transfer history',
    path: '/wallet/transfer',
    api: 'transfers.history',
    content: (page) => page.getByText(/^25\.00/),
    empty: { key: 'rows', sentence: 'No transfers in this time.' },
  },
  {
    name: 'deposit history',
    path: '/wallet/financial?tab=deposit',
    h5Path: '/wallet/h5-financial?tab=deposit',
    api: 'deposits.history',
    content: arrived,
    empty: { key: 'rows', sentence: 'No deposits in this time.' },
  },
  {
    name: 'withdrawal history',
    path: '/wallet/financial?tab=withdraw',
    api: 'withdrawals.history',
    content: left,
    empty: { key: 'rows', sentence: 'No withdrawals in this time.' },
  },
  {
    name: 'bill',
    path: '/wallet/bill',
    api: 'bookings.bills',
    content: arrived,
    empty: { key: 'rows', sentence: 'No entries in this time.' },
  },
  {
    name: 'one deposit',
    path: ({ depositId }) => `/wallet/bill-detail?type=deposit&id=${depositId}`,
    api: 'deposits.depositDetail',
    content: arrived,
  },
  {
    name: 'one withdrawal',
    path: ({ withdrawalId }) => `/wallet/bill-detail?type=withdrawal&id=${withdrawalId}`,
    api: 'withdrawals.withdrawalDetail',
    content: left,
  },
];

const ADDRESSES: readonly Row[] = [
  {
    name: 'address book',
    path: '/wallet/address',
    h5Path: '/wallet/h5-address',
    api: 'addressBook.addresses',
    content: (page) => page.getByText('Savings'),
    empty: { key: 'rows', sentence: 'No addresses saved yet.' },
  },
  {
    name: 'accounts in the book',
    path: '/wallet/h5-address-internal',
    api: 'addressBook.addresses',
    content: (page) => page.getByText('No accounts saved yet.'),
  },
  { name: 'add an address', path: '/wallet/add-withdraw-address', api: 'assets.coins', content: field('Remark') },
  { name: 'add an account', path: '/wallet/h5-address-internal-add', api: 'assets.coins', content: field('Remark') },
  {
    name: 'change an address',
    path: ({ addressId }) => `/wallet/address-update?id=${addressId}`,
    api: 'addressBook.addresses',
    content: field('Remark'),
  },
];

const ACCOUNT: readonly Row[] = [
  {
    name: 'security centre',
    path: '/frontweb/user/security',
    h5Path: '/h5/user/center',
    api: 'identity.security',
    content: button(/^Trading password/),
  },
  {
    name: 'devices',
    path: '/frontweb/user/security',
    h5Path: '/h5/user/center',
    api: 'identity.sessions',
    content: (page) => page.getByText('this device'),
  },
  {
    name: 'recent log-ins',
    path: '/frontweb/user/security',
    h5Path: '/h5/user/center',
    api: 'identity.loginHistory',
    content: (page) => page.getByRole('list', { name: 'Recent log-ins' }).getByRole('listitem'),
  },
  {
    name: 'notices',
    path: '/wallet/search-coin',
    h5Path: null,
    api: 'notices.list',
    open: (page) => page.getByRole('button', { name: /^Notices/ }).click(),
    content: (page) => page.locator('[data-room="notices/parts/bell"] li'),
    empty: { key: 'rows', sentence: 'No notices yet.' },
  },
  {
    name: 'notices of their own page',
    path: '/frontweb/user/notices',
    api: 'notices.list',
    content: (page) => page.locator('[data-room="notices/parts/center"] li').first(),
    empty: { key: 'rows', sentence: 'No notices yet.' },
  },
];

const PROOF: readonly Row[] = [
  {
    name: 'proof of liabilities',
    path: '/wallet/proof',
    api: 'proof.latest',
    content: (page) => page.getByTestId('proof-root').or(page.getByText(/^Nothing has been counted yet/)),
  },
];

/** Every screen with money on it, by the answer that it waits for. */
export const ROWS: readonly Row[] = [
  ...WALLET_HOME,
  ...MONEY_IN,
  ...RECOVERY,
  ...MONEY_OUT,
  ...HISTORIES,
  ...ADDRESSES,
  ...ACCOUNT,
  ...PROOF,
  ...SPOT,
  ...EARN,
  ...LAUNCH,
];
