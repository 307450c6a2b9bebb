import { newId } from '../../../platform/ids/ids.ts';
import { transferFault } from '../orders/refusal-fault.ts';
import type { DepositTarget, OwnAccount } from '../ports.ts';
import type { CoinBalance } from '../shapes/account-shapes.ts';
import {
  type CoinFacts,
  coinConfig,
  deposit,
  depositAddress,
  depositAddressRow,
  depositStatus,
  fundingAsset,
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
import { priceIn } from '../worth.ts';
import { balancesOf } from './account-routes.ts';
import { type Caller, ROWS_MAX, type Routes, rangeOf } from './route.ts';

const COIN = /^[A-Z0-9]{2,12}$/;
const NETWORK = /^[A-Za-z0-9-]{2,20}$/;

/** Deposits, withdrawals and balances, and transfers between the person's own accounts. */
export const WALLET_ROUTES: Routes = {
  'GET /sapi/v1/capital/config/getall': { weight: 10, access: 'read', run: readCoins },
  'GET /sapi/v1/capital/deposit/address': { weight: 10, access: 'read', run: readDepositAddress },
  'GET /sapi/v1/capital/deposit/address/list': { weight: 10, access: 'read', run: readDepositAddresses },
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
      const networks = networksOf(deps, coin.asset);
      const { availableMinor = 0n, heldMinor = 0n } = balances.get(coin.asset) ?? {};
      return coinConfig({ coin, networks, isTraded: traded.has(coin.asset), availableMinor, heldMinor });
    }),
  );
}

/** The networks on which a coin moves, in the order in which they are offered. */
export const networksOf = ({ assets }: TradingApiDeps, asset: string): CoinFacts['networks'] =>
  assets.networksOf(asset).flatMap((terms) => {
    const network = assets.network(terms.network);
    return network ? [{ terms, network }] : [];
  });

/** A coin that exists; otherwise the reader keeps the fault. */
export function coinOf(deps: TradingApiDeps, reader: Reader, name = 'coin'): string | null {
  const coin = reader.text(name);
  if (coin === null) return null;
  if (!COIN.test(coin)) reader.refuse(FAULTS.illegal(name, '^[A-Z0-9]{2,12}$'));
  else if (!deps.assets.coin(coin)) reader.refuse(FAULTS.badValue(name));
  return coin;
}

function readDepositAddress(deps: TradingApiDeps, reader: Reader, caller: Caller): Promise<Answer> {
  return tellDepositAddress(deps, reader, caller, depositAddress);
}

/** The same as a list, of one: a person has one address of a coin on a network. */
function readDepositAddresses(deps: TradingApiDeps, reader: Reader, caller: Caller): Promise<Answer> {
  return tellDepositAddress(deps, reader, caller, (target) => [depositAddressRow(target)]);
}

async function tellDepositAddress(
  deps: TradingApiDeps,
  reader: Reader,
  { uid }: Caller,
  shape: (target: DepositTarget) => unknown,
): Promise<Answer> {
  reader.required('coin');
  const asset = coinOf(deps, reader) ?? '';
  const wanted = reader.text('network');
  if (wanted !== null && !NETWORK.test(wanted)) reader.refuse(FAULTS.illegal('network', '^[A-Za-z0-9-]{2,20}$'));
  if (reader.fault) return deny(reader.fault);
  const network = wanted?.toLowerCase() ?? deps.assets.networksOf(asset)[0]?.network ?? '';
  const target = await deps.wallet.depositAddress(uid, { asset, network });
  return target.ok ? say(shape(target.value)) : deny(FAULTS.badValue('network'));
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
  // Withdrawals never have an id given by a program, so this filter finds none.
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

/** The coin asked for, or all; and whether to say what each is worth. */
function assetsAsked(deps: TradingApiDeps, reader: Reader) {
  const asset = coinOf(deps, reader, 'asset');
  const wanted = reader.word('needBtcValuation', ['true', 'false'], () => FAULTS.badValue('needBtcValuation'));
  const worth = (of: string) => (wanted === 'true' ? priceIn(deps, of, 'BTC') : null);
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
  const rows = (await fundingOf(deps, uid)).filter(({ asset }) => isAsked(asset));
  return say(rows.map((each) => fundingAsset(each, worth(each.asset))));
}

/** What is in the funding account. */
export const fundingOf = async ({ wallet, assets }: TradingApiDeps, uid: string): Promise<CoinBalance[]> =>
  (await wallet.funding(uid)).flatMap((row) => {
    const coin = assets.coin(row.asset);
    return coin ? [{ ...row, scale: coin.ledgerScale }] : [];
  });

const TRANSFER_TYPES: Readonly<Record<'MAIN_FUNDING' | 'FUNDING_MAIN', { from: OwnAccount; to: OwnAccount }>> = {
  MAIN_FUNDING: { from: 'spot', to: 'funding' },
  FUNDING_MAIN: { from: 'funding', to: 'spot' },
};

/** The pair of accounts; the reader keeps the fault if this exchange does not have it. */
function typeOf(reader: Reader): keyof typeof TRANSFER_TYPES {
  reader.required('type');
  return reader.word('type', ['MAIN_FUNDING', 'FUNDING_MAIN'], () => FAULTS.badValue('type')) ?? 'MAIN_FUNDING';
}

/**
 * Moves a coin between the person's own accounts. With a `clientTranId`, a repeat moves nothing and gets the first
 * answer.
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
