import { type DefaultLogger, MainClient, WebsocketAPIClient, WebsocketClient } from 'binance';
import { demoNowMs } from '../../../exchange/person.ts';
import { type Client, methodsOf, type Refusal } from '../every-method.ts';
import { type Floor, MARKET, type Trader } from '../traders.ts';
import { offeredCalls } from './calls.ts';
import { offeredOnLine } from './line.ts';
import { offeredStreams } from './streams.ts';

const { symbol } = MARKET;
const SILENT: DefaultLogger = { trace: () => {}, info: () => {}, error: () => {} };

const keysOf = ({ apiKey, secret }: Trader) => ({ api_key: apiKey, api_secret: secret });
const signerOf = (trader: Trader): Trader => ({
  ...trader,
  apiKey: trader.ed25519.apiKey,
  secret: trader.ed25519.privateKey,
});
const httpClientOf = ({ http }: Floor, trader: Trader): MainClient => {
  const client = new MainClient({ ...keysOf(trader), baseUrl: http });
  client.setTimeOffset(demoNowMs() - Date.now());
  return client;
};

/** What somebody sends who knows of a call only that it has parameters: enough of each kind to get past the client itself. */
const ANYTHING = { symbol, asset: 'USDT', coin: 'USDT', amount: 1, details: [], productId: 1 };
const OTHERWISE: Readonly<Record<string, unknown>> = { getBrokerSpotRebateHistory: 7 };

type Call = (...given: readonly unknown[]) => Promise<unknown>;
const callOf = (client: object, method: string): Promise<unknown> =>
  (client as Record<string, Call>)[method]!(OTHERWISE[method] ?? ANYTHING, ANYTHING);

/** The client `binance` over HTTP. */
export function overHttp(floor: Floor): Client {
  const nora = httpClientOf(floor, floor.nora);
  return {
    methods: methodsOf(MainClient, Object.getPrototypeOf(MainClient.prototype)),
    offered: offeredCalls(nora, httpClientOf(floor, floor.paul), httpClientOf(floor, signerOf(floor.nora))),
    elsewhere: [
      [/^(?:getServerTime|fetchLatencySummary)$/, 'they ask api.binance.com, whatever address the client was given'],
      [/^getAlpha/, 'likewise www.binance.com'],
      ['validateOrderId', 'it looks at an id before an order is sent'],
      [/^(?:fiatWithdraw|deleteBrokerSubAccount)$/, 'they ask for a path that begins with two strokes'],
    ],
    coming: {},
    probe: (method) => refusalOf(() => callOf(nora, method)),
  };
}

async function refusalOf(call: () => Promise<unknown>): Promise<Refusal> {
  try {
    return { code: 0, called: `answered ${JSON.stringify(await call())}` };
  } catch (error) {
    const { code, requestUrl } = error as { readonly code?: number; readonly requestUrl?: string };
    if (requestUrl === undefined) throw error;
    return { code, called: new URL(requestUrl).pathname };
  }
}

/** The same client's calls over a connection. */
export function onLine(floor: Floor): Client & { close(): Promise<void> } {
  const lineOf = (trader: Trader) =>
    new WebsocketAPIClient({ ...keysOf(trader), wsUrl: floor.socket, attachEventListeners: false }, SILENT);
  const [nora, paul] = [lineOf(floor.nora), lineOf(floor.paul)];
  // With an Ed25519 key the client logs on once, and signs nothing after that.
  const signer = lineOf(signerOf(floor.nora));
  return {
    methods: methodsOf(WebsocketAPIClient),
    offered: offeredOnLine({ nora, paul, signer, apiKeys: floor.nora }, demoNowMs),
    elsewhere: [
      [/^(?:getWSClient|setTimeOffsetMs|disconnectAll|clearUserDataStreamTimers)$/, 'no call'],
      [/^(?:setup|handleWS|tryResubscribe|getSubscribed)/, 'no call: its own work'],
      [/Futures/, 'they connect to addresses of futures, where nobody answers'],
    ],
    coming: {},
    probe: (method) => lineRefusalOf(() => callOnLine(nora, method)),
    close: async () => {
      await nora.disconnectAll();
      await paul.disconnectAll();
      await signer.disconnectAll();
    },
  };
}

/** The last parameter of a method would be the connection. */
const callOnLine = (client: object, method: string): Promise<unknown> =>
  (client as Record<string, Call>)[method]!({ ...ANYTHING, timestamp: demoNowMs() });

async function lineRefusalOf(call: () => Promise<unknown>): Promise<Refusal> {
  try {
    return { code: 0, called: `answered ${JSON.stringify(await call())}` };
  } catch (error) {
    const told = error as { readonly error?: { code: number }; readonly request?: { operation: string } };
    if (told.error === undefined) throw error;
    return { code: told.error.code, called: told.request?.operation ?? '' };
  }
}

/** The same client's streams. */
export function streams(floor: Floor): Client & { close(): Promise<void> } {
  const [nora, paul] = [httpClientOf(floor, floor.nora), httpClientOf(floor, floor.paul)];
  const socket = new WebsocketClient(
    { ...keysOf(floor.nora), wsUrl: floor.socket, restOptions: { baseUrl: floor.http } },
    SILENT,
  );
  return {
    methods: methodsOf(WebsocketClient),
    offered: offeredStreams(socket, () => tradeOnce(nora, paul), nora),
    elsewhere: [
      [/^(?!(?:un)?subscribe)/, 'no stream: its own work, or that of what it is made of'],
      [
        /^subscribe(?:UserDataStream)?Endpoint$/,
        'it connects to stream.binance.com, whatever address the client was given',
      ],
      [/subscribeTopicsForWsKey$/, 'its own work: what the others come down to'],
      [
        /(?:Margin|MarginRisk|Futures|PortfolioMargin)UserDataStream$/,
        'margin and futures: their keys are refused over HTTP',
      ],
      [
        /Alpha|CoinIndexPrice|MarkPrice|IndexKlines|ContinuousContract|Liquidation|ContractInfo/,
        'they connect to addresses of futures',
      ],
    ],
    coming: {},
    probe: nothing,
    close: async () => socket.closeAll(true),
  };
}

/** Each of its streams is followed, or elsewhere. */
const nothing = async (): Promise<Refusal> => ({ code: null, called: 'not followed' });

/** Nora offers a little and Paul takes it. */
async function tradeOnce(nora: MainClient, paul: MainClient): Promise<void> {
  const little = { symbol, quantity: 0.01, newOrderRespType: 'ACK' } as const;
  await nora.submitNewOrder({ ...little, side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', price: 3_000 });
  await paul.submitNewOrder({ ...little, side: 'BUY', type: 'MARKET' });
}
