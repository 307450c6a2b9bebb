import { newId } from '../../../platform/ids/ids.ts';
import { transferFault } from '../orders/refusal-fault.ts';
import type { OwnAccount } from '../ports.ts';
import { lastOf } from '../shapes/ticker-shapes.ts';
import {
  coinConfig,
  deposit,
  depositAddress,
  depositStatus,
  fundingAsset,
  type Quotient,
  tranIdOf,
  transferRow,
  userAsset,
  withdrawal,
  withdrawalStatus,
} from '../shapes/wallet-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { balancesOf } from './account-routes.ts';
import { type Caller, ROWS_MAX, type Routes, rangeOf } from './route.ts';

const COIN = /^[A-Z0-9]{2,12}$/;
const NETWORK = /^[A-Za-z0-9-]{2,20}$/;

/** What the wallet tells, and moves between the person's own accounts. */
export const WALLET_ROUTES: Routes = {
  'GET /sapi/v1/capital/config/getall': { weight: 10, access: 'read', run: readCoins },
  'GET /sapi/v1/capital/deposit/address': { weight: 10, access: 'read', run: readDepositAddress },
  'GET /sapi/v1/capital/deposit/hisrec': { weight: 1, access: 'read', run: readDeposits },
  'GET /sapi/v1/capital/withdraw/history': { weight: 1, access: 'read', run: readWithdrawals },
  'POST /sapi/v3/asset/getUserAsset': { weight: 5, access: 'read', run: readUserAssets },
  'POST /sapi/v1/asset/get-funding-asset': { weight: 1, access: 'read', run: readFundingAssets },
  'POST /sapi/v1/asset/transfer': { weight: 30, access: 'transfer', run: transfer },
  'GET /sapi/v1/asset/transfer': { weight: 1, access: 'read', run: readTransfers },
};

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
function coinOf(deps: TradingApiDeps, reader: Reader, name = 'coin'): string | null {
  const coin = reader.text(name);
  if (coin === null) return null;
  if (!COIN.test(coin)) reader.refuse(FAULTS.illegal(name, '^[A-Z0-9]{2,12}$'));
  else if (!deps.assets.coin(coin)) reader.refuse(FAULTS.badValue(name));
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
  const txId = reader.text('txId');
  if (reader.fault) return deny(reader.fault);
  const rows = await deps.wallet.deposits(
    uid,
    { ...filter, limit: filter.limit + offset },
    (row) => (status === null || depositStatus(row) === status) && (txId === null || row.txId === txId),
  );
  return say(rows.slice(offset).map(deposit));
}

async function readWithdrawals(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const { filter, status, offset } = filterOf(deps, reader);
  const ids = reader.text('idList')?.split(',') ?? null;
  // No withdrawal was ever asked for with an id of a program's own.
  const isNone = reader.has('withdrawOrderId');
  if (reader.fault) return deny(reader.fault);
  if (isNone) return say([]);
  const rows = await deps.wallet.withdrawals(
    uid,
    { ...filter, limit: filter.limit + offset },
    (row) => (status === null || withdrawalStatus(row) === status) && (ids === null || ids.includes(row.id)),
  );
  return say(rows.slice(offset).map(withdrawal));
}

/** What a coin is worth in BTC at the last prices, by its market or over USDT; null where there is neither. */
function btcPriceOf(deps: TradingApiDeps, asset: string): Quotient | null {
  const nowMs = deps.clock.nowMs();
  const priceOf = (symbol: string): Quotient | null => {
    const market = deps.symbols.find(symbol);
    const ticks = market ? lastOf(deps.feed.state(market.market), nowMs) : 0;
    if (!market || ticks === 0) return null;
    return { above: BigInt(ticks) * market.grid.tick, below: 10n ** BigInt(market.grid.priceScale) };
  };
  if (asset === 'BTC') return ONE;
  const direct = priceOf(`${asset}BTC`);
  if (direct) return direct;
  const [inUsdt, btc] = [asset === 'USDT' ? ONE : priceOf(`${asset}USDT`), priceOf('BTCUSDT')];
  return inUsdt && btc && { above: inUsdt.above * btc.below, below: inUsdt.below * btc.above };
}

const ONE: Quotient = { above: 1n, below: 1n };

/** The coin that is asked for, or every one; and what each is worth, where that is wanted. */
function assetsAsked(deps: TradingApiDeps, reader: Reader) {
  const asset = coinOf(deps, reader, 'asset');
  const wanted = reader.word('needBtcValuation', ['true', 'false'], () => FAULTS.badValue('needBtcValuation'));
  const worth = (of: string) => (wanted === 'true' ? btcPriceOf(deps, of) : null);
  return { worth, isAsked: (of: string) => asset === null || asset === of };
}

async function readUserAssets(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const { worth, isAsked } = assetsAsked(deps, reader);
  if (reader.fault) return deny(reader.fault);
  const balances = await balancesOf(deps, uid);
  return say(balances.filter(({ asset }) => isAsked(asset)).map((each) => userAsset(each, worth(each.asset))));
}

async function readFundingAssets(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const { worth, isAsked } = assetsAsked(deps, reader);
  if (reader.fault) return deny(reader.fault);
  const rows = (await deps.wallet.funding(uid)).flatMap((row) => {
    const coin = deps.assets.coin(row.asset);
    return coin && isAsked(row.asset) ? [{ ...row, scale: coin.ledgerScale }] : [];
  });
  return say(rows.map((each) => fundingAsset(each, worth(each.asset))));
}

const TRANSFER_TYPES: Readonly<Record<'MAIN_FUNDING' | 'FUNDING_MAIN', { from: OwnAccount; to: OwnAccount }>> = {
  MAIN_FUNDING: { from: 'spot', to: 'funding' },
  FUNDING_MAIN: { from: 'funding', to: 'spot' },
};

/** Between which accounts; the reader remembers a pair that this exchange does not have. */
function typeOf(reader: Reader): keyof typeof TRANSFER_TYPES {
  reader.required('type');
  return reader.word('type', ['MAIN_FUNDING', 'FUNDING_MAIN'], () => FAULTS.badValue('type')) ?? 'MAIN_FUNDING';
}

/**
 * Moves a coin between the person's own accounts. With a `clientTranId` a repeat moves nothing and is answered as the first.
 */
async function transfer(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const type = typeOf(reader);
  reader.required('asset');
  const asset = coinOf(deps, reader, 'asset') ?? '';
  reader.required('amount');
  const amount = reader.decimal('amount') ?? '';
  const clientTranId = reader.clientId('clientTranId');
  if (reader.fault) return deny(reader.fault);
  const requestId = `api:${clientTranId ?? newId(deps.clock.nowMs())}`;
  const moved = await deps.wallet.transfer(uid, { requestId, asset, amount, ...TRANSFER_TYPES[type] });
  return moved.ok ? say({ tranId: tranIdOf(moved.value.id) }) : deny(transferFault(moved.refusal));
}

const TRANSFERS_USUAL = 10;
const TRANSFERS_MAX = 100;

async function readTransfers(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const type = typeOf(reader);
  const current = reader.whole('current') ?? 1;
  const size = reader.whole('size') ?? TRANSFERS_USUAL;
  if (current < 1) reader.refuse(FAULTS.badValue('current'));
  if (size < 1 || size > TRANSFERS_MAX) reader.refuse(FAULTS.badValue('size'));
  const range = rangeOf(reader);
  if (reader.fault) return deny(reader.fault);
  const page = { ...TRANSFER_TYPES[type], ...range, offset: (current - 1) * size, limit: size };
  const { total, rows } = await deps.wallet.transfers(uid, page);
  return say({ total, rows: rows.map((row) => transferRow(row, type, deps.assets.coin(row.asset)?.ledgerScale ?? 0)) });
}
