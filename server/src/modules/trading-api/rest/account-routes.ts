import { account, type CoinBalance, rateOf, tradeFee } from '../shapes/account-shapes.ts';
import { wireSymbol } from '../shapes/decimals.ts';
import {
  coinConfig,
  deposit,
  depositAddress,
  depositStatus,
  withdrawal,
  withdrawalStatus,
} from '../shapes/wallet-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { type Caller, marketOf, ROWS_MAX, type Routes, rangeOf } from './route.ts';

const COIN = /^[A-Z0-9]{2,12}$/;
const NETWORK = /^[A-Za-z0-9-]{2,20}$/;

/** Products that other exchanges have behind the same door: clients ask for them at the start, and are told that there is nothing. */
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

/** The person's account, and what the wallet tells of it. */
export const ACCOUNT_ROUTES: Routes = {
  ...NOTHING_THERE,
  'GET /api/v3/account': { weight: 20, access: 'read', run: readAccount },
  'GET /api/v3/account/commission': { weight: 20, access: 'read', run: readCommission },
  'GET /sapi/v1/system/status': { weight: 1, access: 'anyone', run: () => say({ status: 0, msg: 'normal' }) },
  'GET /sapi/v1/asset/tradeFee': { weight: 1, access: 'read', run: readTradeFees },
  'GET /sapi/v1/capital/config/getall': { weight: 10, access: 'read', run: readCoins },
  'GET /sapi/v1/capital/deposit/address': { weight: 10, access: 'read', run: readDepositAddress },
  'GET /sapi/v1/capital/deposit/hisrec': { weight: 1, access: 'read', run: readDeposits },
  'GET /sapi/v1/capital/withdraw/history': { weight: 1, access: 'read', run: readWithdrawals },
};

/** Coins of which there is nothing are left out. */
async function balancesOf({ desk, assets }: TradingApiDeps, uid: string): Promise<CoinBalance[]> {
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

async function readCoins(deps: TradingApiDeps, _reader: Reader, { uid }: Caller): Promise<Answer> {
  const balances = new Map((await balancesOf(deps, uid)).map((row) => [row.asset, row]));
  const traded = new Set(deps.symbols.all().flatMap(({ base, quote }) => [base, quote]));
  return say(
    deps.assets.coins().map((coin) => {
      const networks = deps.assets.networksOf(coin.asset).flatMap((terms) => {
        const network = deps.assets.network(terms.network);
        return network ? [{ terms, network }] : [];
      });
      const { availableMinor = 0n, heldMinor = 0n } = balances.get(coin.asset) ?? {};
      return coinConfig({ coin, networks, isTraded: traded.has(coin.asset), availableMinor, heldMinor });
    }),
  );
}

/** A coin that there is; the reader remembers another word. */
function coinOf(deps: TradingApiDeps, reader: Reader): string | null {
  const coin = reader.text('coin');
  if (coin === null) return null;
  if (!COIN.test(coin)) reader.refuse(FAULTS.illegal('coin', '^[A-Z0-9]{2,12}$'));
  else if (!deps.assets.coin(coin)) reader.refuse(FAULTS.badValue('coin'));
  return coin;
}

async function readDepositAddress(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  reader.required('coin');
  const asset = coinOf(deps, reader) ?? '';
  const wanted = reader.text('network');
  if (wanted !== null && !NETWORK.test(wanted)) reader.refuse(FAULTS.illegal('network', '^[A-Za-z0-9-]{2,20}$'));
  if (reader.fault) return deny(reader.fault);
  const network = wanted?.toLowerCase() ?? deps.assets.networksOf(asset)[0]?.network ?? '';
  const target = await deps.wallet.depositAddress(uid, { asset, network });
  return target.ok ? say(depositAddress(target.value)) : deny(FAULTS.badValue('network'));
}

function filterOf(deps: TradingApiDeps, reader: Reader) {
  const filter = { asset: coinOf(deps, reader), ...rangeOf(reader), limit: reader.limit(ROWS_MAX, ROWS_MAX) };
  return { filter, status: reader.whole('status'), offset: reader.whole('offset') ?? 0 };
}

async function readDeposits(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const { filter, status, offset } = filterOf(deps, reader);
  if (reader.fault) return deny(reader.fault);
  const rows = await deps.wallet.deposits(uid, { ...filter, limit: filter.limit + offset });
  return say(
    rows
      .filter((row) => status === null || depositStatus(row) === status)
      .slice(offset)
      .map(deposit),
  );
}

async function readWithdrawals(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const { filter, status, offset } = filterOf(deps, reader);
  if (reader.fault) return deny(reader.fault);
  const rows = await deps.wallet.withdrawals(uid, { ...filter, limit: filter.limit + offset });
  return say(
    rows
      .filter((row) => status === null || withdrawalStatus(row) === status)
      .slice(offset)
      .map(withdrawal),
  );
}
