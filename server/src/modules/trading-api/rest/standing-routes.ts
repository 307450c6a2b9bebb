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

/** How a person stands with the house: level, limits, saved addresses, the worth of each account, and what coins cost to withdraw. */
export const STANDING_ROUTES: Routes = {
  'GET /sapi/v1/account/info': { weight: 1, access: 'read', run: readInfo },
  'GET /sapi/v1/account/apiTradingStatus': { weight: 1, access: 'read', run: readTradingStatus },
  'GET /sapi/v1/asset/wallet/balance': { weight: 60, access: 'read', run: readWorth },
  'GET /sapi/v1/asset/assetDetail': { weight: 1, access: 'read', run: readDetails },
  'GET /sapi/v1/capital/withdraw/address/list': { weight: 10, access: 'read', run: readSavedAddresses },
  'GET /sapi/v1/capital/withdraw/quota': { weight: 10, access: 'read', run: readQuota },
};

/** Products that there are not here are never switched on. */
async function readInfo({ wallet }: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const { vipLevel } = await wallet.limits(uid);
  return say({ vipLevel, isMarginEnabled: false, isFutureEnabled: false, isOptionsEnabled: false });
}

/** Nobody is kept from trading by how their orders behave, so there is nothing that could set it off. */
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

/** What has no price counts for nothing. */
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

/** What is not left counts as used, also where it is the limit of thirty days that leaves less. */
async function readQuota({ wallet }: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const { limitUsdt, remainingUsdt } = await wallet.limits(uid);
  const limitMinor = readAmount(limitUsdt, USDT_SCALE);
  const usedMinor = limitMinor - readAmount(remainingUsdt, USDT_SCALE);
  return say({ wdQuota: amountOf(limitMinor, USDT_SCALE), usedWdQuota: amountOf(usedMinor, USDT_SCALE) });
}
