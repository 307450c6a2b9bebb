import ccxt, { type Exchange } from 'ccxt';
import type { Client, Refusal } from '../every-method.ts';
import { type Floor, MARKET, type Trader } from '../traders.ts';
import { offeredOnLine } from './line.ts';
import { offeredCalls } from './unified.ts';

const { base, quote } = MARKET;
const PAIR = `${base}/${quote}`;

/** The client with its addresses changed, and nothing else. */
async function clientOf({ http, socket }: Floor, { apiKey, secret }: Trader): Promise<Exchange> {
  // It waits between calls for the sake of an exchange that counts them; this one was started without.
  const client = new ccxt.pro.binance({ apiKey, secret, enableRateLimit: false });
  client.options.adjustForTimeDifference = true;
  client.urls.api = JSON.parse(
    JSON.stringify(client.urls.api)
      .replaceAll(/wss:\/\/ws-api\.binance\.com:443/g, socket)
      .replaceAll(/wss:\/\/stream\.binance\.com:9443/g, `${socket}/stream`)
      .replaceAll(/https:\/\/[a-z]+\.binance\.com/g, http),
  );
  // It asks for this before it opens a connection without TLS.
  await client.loadHttpProxyAgent();
  await client.loadMarkets();
  return client;
}

/** What speaks to an exchange begins with one of these. */
const SPEAKS =
  /^(?:fetch|create|cancel|edit|watch|unWatch|set|add|reduce|borrow|repay|transfer|withdraw|mint|redeem|verify|tokenized|futuresTransfer|loadLeverage)/;

/** These only look like it: one turns to another address, one makes a market out of its name. */
const ONLY_LOOKS = ['setSandboxMode', 'createExpiredOptionMarket'];

/** What the client says that it can do, and what its two classes for this form have beside that. */
function methodsOf(client: Exchange): string[] {
  const pro = Object.getPrototypeOf(client);
  const said = Object.keys(client.has).filter((name) => client.has[name]);
  const own = [pro, Object.getPrototypeOf(pro)].flatMap((type) => Object.getOwnPropertyNames(type));
  const isMethod = (name: string) =>
    SPEAKS.test(name) && !ONLY_LOOKS.includes(name) && typeof (client as Exchange & Methods)[name] === 'function';
  return [...new Set([...said, ...own])].filter(isMethod);
}

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** What somebody gives who calls what is not of this exchange, where a symbol and a number are not enough. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  borrowCrossMargin: [quote, 1],
  borrowIsolatedMargin: [PAIR, quote, 1],
  repayCrossMargin: [quote, 1],
  repayIsolatedMargin: [PAIR, quote, 1],
  fetchBorrowInterest: [quote, PAIR],
  fetchBorrowRateHistory: [quote],
  fetchCrossBorrowRate: [quote],
  fetchConvertTrade: ['1', quote],
  fetchConvertTradeHistory: [quote, Date.now() - 3_600_000],
  fetchConvertQuote: [base, quote, 1],
  createConvertTrade: ['1', base, quote, 1],
  createGiftCode: [quote, 1],
  redeemGiftCode: ['x'],
  verifyGiftCode: ['1'],
  futuresTransfer: [quote, 1, 1],
  withdraw: [quote, 1, '0x8ba1f109551bD432803012645Ac136ddd64DBA72'],
  fetchMyDustTrades: [],
  mintTokenizedAsset: ['AAPLX', 1],
  redeemTokenizedAsset: ['AAPLX', 1],
  tokenizedConvertStatus: ['1'],
  tokenizedConvertHistory: [],
  fetchOpenInterestHistory: [PAIR],
  createOrders: [[{ symbol: PAIR, type: 'limit', side: 'buy', amount: 0.1, price: 2_000 }]],
  editOrders: [[{ id: '1', symbol: PAIR, type: 'limit', side: 'buy', amount: 0.1, price: 2_000 }]],
  cancelOrders: [['1'], PAIR],
  fetchMarginModes: [[PAIR]],
  fetchPositionsADLRank: [[PAIR]],
  fetchPositionsRisk: [[PAIR]],
  fetchAccountPositions: [[PAIR]],
  setLeverage: [5, PAIR],
  setMarginMode: ['cross', PAIR],
  setPositionMode: [true, PAIR],
  fetchLedger: [quote],
  fetchFundingIntervals: [[PAIR]],
  fetchFundingRates: [[PAIR]],
  fetchAllGreeks: [[PAIR]],
  fetchMarkPrices: [[PAIR]],
  fetchPositions: [[PAIR]],
};

/** The field's most usual client. */
export async function everything(floor: Floor): Promise<Client & { close(): Promise<void> }> {
  const [nora, paul] = await Promise.all([clientOf(floor, floor.nora), clientOf(floor, floor.paul)]);
  return {
    methods: methodsOf(nora),
    offered: { ...offeredCalls(nora, paul), ...offeredOnLine(nora, paul) },
    // It refuses these by itself, because the market is one of spot, or sends what is refused.
    elsewhere: [
      [/^(?:fetchOpenOrder|fetchOrderBookWs|fetchTickerWs|watchOrdersForSymbols)$/, 'not for spot'],
      [/^(?:create|edit|cancel)Orders$/, 'several orders at once are for contracts'],
      [/Position|ADLRank|Funding|Settlement|Leverage|MarginMode|MarginAdjustment|ContractOrder/, 'contracts'],
      [/Liquidation|MarkPrice|LongShortRatio|Ledger|Option/, 'contracts'],
      [/^watchStockMarketStream$/, 'shares'],
      [/^(?:setBalanceCache|setPositionsCache|fetchOrderBookSnapshot|watchMultiTickerHelper)$/, 'its own work'],
      [/OrderRequest$/, 'its own work: it only puts together what is sent'],
    ],
    triesElsewhere: true,
    coming: {},
    probe: (method) => refusalOf(nora, method),
    close: async () => {
      await nora.close();
      await paul.close();
    },
  };
}

async function refusalOf(client: Exchange, method: string): Promise<Refusal> {
  delete (client as { last_request_url?: string }).last_request_url;
  try {
    const told = await (client as Exchange & Methods)[method]!(...(GIVEN[method] ?? [PAIR, 1]));
    return { code: 0, called: `answered ${JSON.stringify(told)?.slice(0, 200)}` };
  } catch (error) {
    const { last_request_url: url } = client as { readonly last_request_url?: string };
    if (url === undefined) return { code: null, called: (error as Error).message };
    const code = /"code":(-[0-9]+)/.exec((error as Error).message)?.[1];
    return { code: code === undefined ? undefined : Number(code), called: new URL(url).pathname };
  }
}

/** Under which addresses of spot its own table of calls stands. */
const PLACES: Readonly<Record<string, string>> = {
  public: '/api/v3/',
  private: '/api/v3/',
  sapi: '/sapi/v1/',
  sapiV2: '/sapi/v2/',
  sapiV3: '/sapi/v3/',
  sapiV4: '/sapi/v4/',
};

/**
 * Its table of every call of spot that the form has, beyond what its methods ask for: each is offered, or refused and on the page.
 *
 * @returns what is wrong
 */
export async function lookAtItsTable({ http }: Floor, isLeftOut: (called: string) => boolean): Promise<string[]> {
  const document = (await (await fetch(`${http}/docs/api.json`)).json()) as {
    readonly paths: Readonly<Record<string, object>>;
  };
  const table = new ccxt.pro.binance().api as Readonly<Record<string, Readonly<Record<string, object>>>>;
  const calls = Object.entries(PLACES).flatMap(([group, place]) =>
    Object.entries(table[group] ?? {}).flatMap(([verb, paths]) =>
      Object.keys(paths).map((path) => ({ verb, path: `${place}${path}` })),
    ),
  );
  const wrong: string[] = [];
  for (const { verb, path } of calls.filter((each) => !Object.hasOwn(document.paths[each.path] ?? {}, each.verb))) {
    const answer = await fetch(`${http}${path}`, { method: verb.toUpperCase() });
    const { code } = (await answer.json()) as { readonly code: number };
    if (code !== -1020 || !isLeftOut(path)) wrong.push(`${verb} ${path}: ${code}`);
  }
  return calls.length > 400 ? wrong : [`only ${calls.length} calls in its table`];
}
