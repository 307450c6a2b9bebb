import type { FeeRates } from '@bourse/core/trading/fees.ts';
import type { ListedKey } from '../../../platform/api-keys/kept-keys.ts';
import type { ApiMarket } from '../ports.ts';
import { amountOf, wireSymbol } from './decimals.ts';

/** A person's balance of one coin in the spot account. */
export interface CoinBalance {
  readonly asset: string;
  readonly scale: number;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

const PPM_PLACES = 6;
/** The older fields have rates as whole hundredths of a percent. */
const PPM_OF_BASIS_POINT = 100;

export const rateOf = (ppm: number): string => amountOf(BigInt(ppm), PPM_PLACES);

const balanceOf = ({ asset, scale, availableMinor, heldMinor }: CoinBalance): object => ({
  asset,
  free: amountOf(availableMinor, scale),
  locked: amountOf(heldMinor, scale),
});

export interface AccountFacts {
  readonly uid: string;
  readonly balances: readonly CoinBalance[];
  readonly fees: FeeRates;
  readonly canTrade: boolean;
  readonly updatedAtMs: number;
}

/** The spot account with all its balances. */
export function account({ uid, balances, fees, canTrade, updatedAtMs }: AccountFacts): object {
  return {
    makerCommission: Math.floor(fees.makerPpm / PPM_OF_BASIS_POINT),
    takerCommission: Math.floor(fees.takerPpm / PPM_OF_BASIS_POINT),
    buyerCommission: 0,
    sellerCommission: 0,
    commissionRates: {
      maker: rateOf(fees.makerPpm),
      taker: rateOf(fees.takerPpm),
      buyer: rateOf(0),
      seller: rateOf(0),
    },
    canTrade,
    canWithdraw: false,
    canDeposit: true,
    brokered: false,
    requireSelfTradePrevention: true,
    preventSor: false,
    updateTime: updatedAtMs,
    accountType: 'SPOT',
    balances: balances.map(balanceOf),
    permissions: ['SPOT'],
    uid: Number(uid),
  };
}

export const tradeFee = (market: ApiMarket, fees: FeeRates): object => ({
  symbol: wireSymbol(market),
  makerCommission: rateOf(fees.makerPpm),
  takerCommission: rateOf(fees.takerPpm),
});

/** What a key may do, and from where. Products that do not exist here are never permitted. */
export const restrictions = ({ scopes, ips, createdAtMs }: ListedKey): object => ({
  ipRestrict: ips.length > 0,
  createTime: createdAtMs,
  enableReading: scopes.includes('read'),
  enableSpotAndMarginTrading: scopes.includes('trade'),
  permitsUniversalTransfer: scopes.includes('transfer'),
  // The scope exists, but no call uses it yet.
  enableWithdrawals: false,
  enableInternalTransfer: false,
  enableMargin: false,
  enableFutures: false,
  enableVanillaOptions: false,
  enablePortfolioMarginTrading: false,
  enableFixApiTrade: false,
  enableFixReadOnly: false,
});
