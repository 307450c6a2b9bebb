import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { CallOutput } from '../lib/client.ts';
import { answer, isAnswered } from '../lib/server.rig.ts';
import { NOW_MS } from './screen.rig.tsx';

export type Coin = CallOutput<'assets.coins'>['coins'][number];
type Network = Coin['networks'][number];
export type Info = CallOutput<'withdrawals.withdrawInfo'>;
export type Withdrawal = CallOutput<'withdrawals.withdraw'>;

const network = (change: Partial<Network>): Network => ({
  network: 'ethereum',
  name: 'Ethereum',
  standard: 'ERC20',
  family: 'evm',
  contractEnd: null,
  scale: 8,
  memo: null,
  depositMin: '0.001',
  withdrawMin: '0.01',
  withdrawMax: '100',
  withdrawFee: '0.002',
  networkCost: '0.0004',
  lowestFee: false,
  confirmationsCredit: 12,
  confirmationsUnlock: 64,
  blockSeconds: 12,
  depositPaused: null,
  withdrawPaused: null,
  explorerTx: null,
  ...change,
});

/** A coin with two networks; the second needs a memo. */
export const ETH: Coin = {
  asset: 'ETH',
  name: 'Ether',
  ledgerScale: 18,
  displayScale: 8,
  sort: 2,
  networks: [
    network({}),
    network({
      network: 'tempo',
      name: 'Tempo',
      standard: 'TIP20',
      family: 'tempo',
      memo: { required: true, pattern: '^.{1,32}$' },
      withdrawFee: '0.0001',
      lowestFee: true,
    }),
  ],
};
/** A coin with one network, which is therefore chosen already. */
export const BTC: Coin = {
  asset: 'BTC',
  name: 'Bitcoin',
  ledgerScale: 8,
  displayScale: 8,
  sort: 1,
  networks: [
    network({
      network: 'bitcoin',
      name: 'Bitcoin',
      standard: 'BTC',
      family: 'bitcoin',
      depositMin: '0.0001',
      withdrawMin: '0.001',
      withdrawMax: '5',
      withdrawFee: '0.0005',
      confirmationsCredit: 2,
      confirmationsUnlock: 6,
      blockSeconds: 600,
    }),
  ],
};
/** A coin that exists only in our books. */
export const BOOKS: Coin = { asset: 'BKS', name: 'Books', ledgerScale: 6, displayScale: 4, sort: 3, networks: [] };

export const LIMIT: Info['limit'] = {
  usedUsdt: '0',
  limitUsdt: '100000',
  remainingUsdt: '100000',
  nextFreeAtMs: null,
  nextFreeUsdt: null,
  limit30dUsdt: null,
  used30dUsdt: '0',
  nextFree30dAtMs: null,
  vipLevel: 0,
};

/** Everything is set up; there are 10 coins at 2,000 USDT, of which 8 may leave. */
export const INFO: Info = {
  asset: 'ETH',
  ledgerScale: 18,
  missing: [],
  lock: null,
  available: '10',
  unconfirmed: '1',
  purchaseLocked: '1',
  frozen: '0',
  withdrawable: '8',
  priceUsdt: '2000',
  limit: LIMIT,
  factors: ['email', 'totp'],
  twoFactorsFromUsdt: '1000000',
  coolingSeconds: 60,
  whitelistMode: false,
  stopped: false,
  stoppedReason: null,
  hindrance: null,
  lots: [],
  unconfirmedDeposits: [],
  sendMin: '0.00001',
  kycExpiredAtMs: null,
};

const RATES: CallOutput<'pricing.rates'> = {
  prices: [{ asset: 'ETH', priceUsdt: '2000', change24hPercent: '1.5', atMs: NOW_MS - 1_000, delayed: false }],
  fiat: [
    { currency: 'USD', perUsdt: '1' },
    { currency: 'EUR', perUsdt: '0.9' },
  ],
  fiatAtMs: NOW_MS - MINUTE_MS,
};

export const ETH_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

export const WITHDRAWAL: Withdrawal = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000aa',
  kind: 'ONCHAIN',
  asset: 'ETH',
  network: 'ethereum',
  networkName: 'Ethereum',
  address: ETH_ADDRESS,
  memo: null,
  counterparty: null,
  amount: '0.5',
  fee: '0.002',
  recipientGets: '0.498',
  valueUsdt: '1000',
  state: 'COOLING',
  reviewReason: null,
  decisionByMs: null,
  failureCode: null,
  rejectReason: null,
  txId: null,
  explorerUrl: null,
  confirmations: null,
  cancellable: true,
  pause: null,
  coolingUntilMs: NOW_MS + 42_000,
  delayedUntilMs: null,
  atMs: NOW_MS,
  updatedAtMs: NOW_MS,
  timeline: [
    { state: 'SUBMITTED', atMs: NOW_MS },
    { state: 'COOLING', atMs: NOW_MS },
  ],
  questions: [],
  returnAskedAtMs: null,
};

/** No other account holds the coin. */
const NOWHERE: Omit<CallOutput<'transfers.info'>, 'asset'> = { ledgerScale: 18, accounts: [] };

/** Answers what every page that moves money asks for: the coins, the rates, debts, and balances elsewhere. */
export function answerForMoney(): void {
  if (!isAnswered('assets.coins')) answer('assets.coins', { coins: [BTC, ETH, BOOKS] });
  if (!isAnswered('pricing.rates')) answer('pricing.rates', RATES);
  if (!isAnswered('deposits.claims')) answer('deposits.claims', { rows: [] });
  if (!isAnswered('transfers.info')) answer('transfers.info', ({ asset = '' }) => ({ ...NOWHERE, asset }));
}
