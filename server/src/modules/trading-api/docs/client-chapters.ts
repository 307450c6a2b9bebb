import { chapter, code, paragraph } from './html.ts';

/** The chapters for people who already have a bot. */
export function clientChapters(origin: string): string[] {
  return [
    chapter(
      'javascript',
      'ccxt in JavaScript',
      code(`import ccxt from 'ccxt';

const exchange = new ccxt.pro.binance({ apiKey: process.env.KEY, secret: process.env.SECRET });

// Only the addresses change.
const http = '${origin}';
const socket = http.replace(/^http/, 'ws');
exchange.urls.api = JSON.parse(
  JSON.stringify(exchange.urls.api)
    .replaceAll('wss://ws-api.binance.com:443', socket)
    .replaceAll('wss://stream.binance.com:9443', \`\${socket}/stream\`)
    .replaceAll(/https:\\/\\/[a-z]+\\.binance\\.com/g, http),
);
// Only where the address has no TLS, as on your own machine:
await exchange.loadHttpProxyAgent();

await exchange.loadMarkets();
console.log(await exchange.fetchTicker('BTC/USDT'));
console.log(await exchange.fetchBalance());

const order = await exchange.createOrder('BTC/USDT', 'limit', 'buy', 0.001, 50_000);
await exchange.cancelOrder(order.id, 'BTC/USDT');

for (;;) {
  const book = await exchange.watchOrderBook('BTC/USDT');
  console.log(book.bids[0], book.asks[0]);
}`),
    ),
    chapter(
      'python',
      'ccxt in Python',
      code(`import json, os, re
import ccxt

exchange = ccxt.binance({"apiKey": os.environ["KEY"], "secret": os.environ["SECRET"]})

http = "${origin}"
api = json.dumps(exchange.urls["api"])
exchange.urls["api"] = json.loads(re.sub(r"https://[a-z]+\\.binance\\.com", http, api))

exchange.load_markets()
print(exchange.fetch_ticker("BTC/USDT")["last"])
order = exchange.create_order("BTC/USDT", "limit", "buy", 0.001, 50_000)
print(exchange.fetch_open_orders("BTC/USDT"))
exchange.cancel_order(order["id"], "BTC/USDT")`),
      paragraph(
        'For `ccxt.pro` set the addresses of `exchange.urls["api"]["ws"]` in the same way: `spot` ends in `/stream/ws`, `ws-api` in `/ws-api/v3`.',
      ),
    ),
    chapter(
      'other-clients',
      'Other clients',
      paragraph('What takes its addresses as options needs nothing else. `binance`:'),
      code(`import { MainClient, WebsocketAPIClient, WebsocketClient } from 'binance';

const keys = { api_key: process.env.KEY, api_secret: process.env.SECRET };
const http = '${origin}';
const wsUrl = http.replace(/^http/, 'ws');

const calls = new MainClient({ ...keys, baseUrl: http });
const line = new WebsocketAPIClient({ ...keys, wsUrl });
const streams = new WebsocketClient({ ...keys, wsUrl, restOptions: { baseUrl: http } });`),
      paragraph('`binance-api-node`:'),
      code(`import Binance from 'binance-api-node';

const http = '${origin}';
const socket = http.replace(/^http/, 'ws');
const client = Binance.default({
  apiKey: process.env.KEY,
  apiSecret: process.env.SECRET,
  httpBase: http,
  wsBase: \`\${socket}/ws\`,
  wsApi: \`\${socket}/ws-api/v3\`,
});`),
      paragraph(
        'Of these two and of `ccxt`, in one version of each, every call that there is here is made in the tests of this exchange. `getServerTime` of the first asks another exchange, whatever its address: use `calls.get("api/v3/time")`.',
      ),
    ),
  ];
}
