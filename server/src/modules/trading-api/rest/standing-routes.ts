import { readAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { CoinBalance } from '../shapes/account-shapes.ts';
import { amountOf, PLACES_MIN } from '../shapes/decimals.ts';
import { assetDetail, savedAddress, worthMinor } from '../shapes/wallet-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { priceIn } from '../worth.ts';
import { balancesOf } from './account-routes.ts';
import type { Caller, Routes } from './route.ts';
import { coinOf, fundingOf, networksOf } from './wallet-routes.ts';

/** The person's standing: level, limits, saved addresses, worth of each account, and what withdrawals of coins cost. */
export const STANDING_ROUTES: Routes = {
  'GET /sapi/v1/account/info': { weight: 1, access: 'read', run: readInfo },
  'GET /sapi/v1/account/apiTradingStatus': { weight: 1, access: 'read', run: readTradingStatus },
  'GET /sapi/v1/asset/wallet/balance': { weight: 60, access: 'read', run: readWorth },
  'GET /sapi/v1/asset/assetDetail': { weight: 1, access: 'read', run: readDetails },
  'GET /sapi/v1/capital/withdraw/address/list': { weight: 10, access: 'read', run: readSavedAddresses },
  'GET /sapi/v1/capital/withdraw/quota': { weight: 10, access: 'read', run: readQuota },
};

/** Products that do not exist here are always shown as disabled. */
async function readInfo({ wallet }: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const { vipLevel } = await wallet.limits(uid);
  return say({ vipLevel, isMarginEnabled: false, isFutureEnabled: false, isOptionsEnabled: false });
}

/** Nobody is banned from trading for how their orders behave, so nothing can trigger that. */
function readTradingStatus({ clock }: TradingApiDeps): Answer {
  return say({ data: { isLocked: false, plannedRecoverTime: 0, triggerCondition: {}, updateTime: clock.nowMs() } });
}

async function readWorth(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const quote = coinOf(deps, reader, 'quoteAsset') ?? 'BTC';
  if (reader.fault) return deny(reader.fault);
  const [spot, funding] = await Promise.all([balancesOf(deps, uid), fundingOf(deps, uid)]);
  const wallet = (walletName: string, balances: readonly CoinBalance[]) => ({
    activate: true,
    balance: amountOf(
      balances.reduce((sum, each) => sum + worthIn(deps, each, quote), 0n),
      PLACES_MIN,
    ),
    walletName,
  });
  return say([wallet('Spot', spot), wallet('Funding', funding)]);
}

/** A balance without a price counts as zero. */
function worthIn(deps: TradingApiDeps, balance: CoinBalance, quote: string): bigint {
  const price = priceIn(deps, balance.asset, quote);
  return price === null ? 0n : worthMinor(balance, price);
}

function readDetails(deps: TradingApiDeps, reader: Reader): Answer {
  const asset = coinOf(deps, reader, 'asset');
  if (reader.fault) return deny(reader.fault);
  const coins = deps.assets.coins().filter((coin) => asset === null || coin.asset === asset);
  return say(
    Object.fromEntries(
      coins.map((coin) => [coin.asset, assetDetail({ coin, networks: networksOf(deps, coin.asset) })]),
    ),
  );
}

async function readSavedAddresses(deps: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const nowMs = deps.clock.nowMs();
  return say((await deps.wallet.savedAddresses(uid)).map((row) => savedAddress(row, nowMs)));
}

/** Whatever is not left counts as used, even if it is the limit of thirty days that leaves less. */
async function readQuota({ wallet }: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const { limitUsdt, remainingUsdt } = await wallet.limits(uid);
  const limitMinor = readAmount(limitUsdt, USDT_SCALE);
  const usedMinor = limitMinor - readAmount(remainingUsdt, USDT_SCALE);
  return say({ wdQuota: amountOf(limitMinor, USDT_SCALE), usedWdQuota: amountOf(usedMinor, USDT_SCALE) });
}
