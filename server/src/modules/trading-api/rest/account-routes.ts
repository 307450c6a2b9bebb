import { listKeys } from '../../../platform/api-keys/kept-keys.ts';
import { account, type CoinBalance, rateOf, restrictions, tradeFee } from '../shapes/account-shapes.ts';
import { wireSymbol } from '../shapes/decimals.ts';
import { orderLimit } from '../shapes/exchange-info.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { type Caller, marketOf, type Routes } from './route.ts';

/**
 * Calls for products of other exchanges at the same address. Clients make them at their start, and are answered that
 * there is nothing.
 */
const NOTHING_THERE: Routes = Object.fromEntries(
  [
    ['GET /fapi/v1/exchangeInfo', { symbols: [] }],
    ['GET /dapi/v1/exchangeInfo', { symbols: [] }],
    ['GET /eapi/v1/exchangeInfo', { optionSymbols: [] }],
    ['GET /sapi/v1/margin/allPairs', []],
    ['GET /sapi/v1/margin/isolated/allPairs', []],
    ['GET /sapi/v1/margin/allAssets', []],
  ].map(([path, body]) => [path, { weight: 1, access: 'anyone', run: () => say(body) } as const]),
);

/** The person's account, fees and limits, and what their key may do. */
export const ACCOUNT_ROUTES: Routes = {
  ...NOTHING_THERE,
  'GET /api/v3/account': { weight: 20, access: 'read', run: readAccount },
  'GET /api/v3/account/commission': { weight: 20, access: 'read', run: readCommission },
  'GET /sapi/v1/system/status': { weight: 1, access: 'anyone', run: () => say({ status: 0, msg: 'normal' }) },
  'GET /api/v3/rateLimit/order': { weight: 40, access: 'read', run: readOrderLimits },
  'GET /sapi/v1/account/status': { weight: 1, access: 'read', run: () => say({ data: 'Normal' }) },
  'GET /sapi/v1/account/apiRestrictions': { weight: 1, access: 'read', run: readRestrictions },
  'GET /sapi/v1/asset/tradeFee': { weight: 1, access: 'read', run: readTradeFees },
};

/** Coins without a balance are left out. */
export async function balancesOf({ desk, assets }: TradingApiDeps, uid: string): Promise<CoinBalance[]> {
  await desk.waitForRows(uid);
  const rows = await desk.balances(uid);
  return rows.flatMap((row) => {
    const coin = assets.coin(row.asset);
    return coin && row.availableMinor + row.heldMinor > 0n ? [{ ...row, scale: coin.ledgerScale }] : [];
  });
}

async function readAccount(deps: TradingApiDeps, reader: Reader, { uid, scopes }: Caller): Promise<Answer> {
  const omits = reader.word('omitZeroBalances', ['true', 'false'], () => FAULTS.badValue('omitZeroBalances'));
  if (reader.fault) return deny(reader.fault);
  const held = await balancesOf(deps, uid);
  const heldAssets = new Set(held.map(({ asset }) => asset));
  const traded = new Set(deps.symbols.all().flatMap(({ base, quote }) => [base, quote]));
  const empty = deps.assets
    .coins()
    .filter(({ asset }) => omits !== 'true' && traded.has(asset) && !heldAssets.has(asset))
    .map(({ asset, ledgerScale }) => ({ asset, scale: ledgerScale, availableMinor: 0n, heldMinor: 0n }));
  const canTrade = scopes.includes('trade');
  const facts = { uid, balances: [...held, ...empty], canTrade, updatedAtMs: deps.clock.nowMs() };
  return say(account({ ...facts, fees: await deps.desk.fees(uid) }));
}

async function readCommission(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  if (!market) return deny(reader.fault!);
  const fees = await deps.desk.fees(uid);
  const none = { maker: rateOf(0), taker: rateOf(0), buyer: rateOf(0), seller: rateOf(0) };
  return say({
    symbol: wireSymbol(market),
    standardCommission: { ...none, maker: rateOf(fees.makerPpm), taker: rateOf(fees.takerPpm) },
    specialCommission: none,
    taxCommission: none,
    discount: { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: rateOf(0) },
  });
}

async function readTradeFees(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = reader.has('symbol') ? marketOf(deps, reader) : null;
  if (reader.fault) return deny(reader.fault);
  const fees = await deps.desk.fees(uid);
  return say((market ? [market] : deps.symbols.all()).map((each) => tradeFee(each, fees)));
}

function readOrderLimits({ limits, clock }: TradingApiDeps, _reader: Reader, { uid }: Caller): Answer {
  const used = limits.ordersOf(uid, clock.nowMs());
  return say(used.map((each) => ({ ...orderLimit(each.limit), count: each.used })));
}

async function readRestrictions({ db }: TradingApiDeps, _reader: Reader, { uid, keyId }: Caller): Promise<Answer> {
  const key = (await listKeys(db, uid)).find((each) => each.keyId === keyId);
  // The key was revoked after the call was signed.
  return key ? say(restrictions(key)) : deny(FAULTS.keyRefused());
}
