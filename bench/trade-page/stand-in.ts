import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { Server } from 'socket.io';
import { paths } from '../../contract/src/paths.gen.ts';
import {
  depthTopic,
  type KlineInterval,
  type KlineRow,
  klineTopic,
  type Level,
  type Order,
  OWN_ORDERS_TOPIC,
} from '../../contract/src/topics.ts';
import {
  ACCOUNTS,
  BALANCES,
  COINS,
  klines,
  MARKETS,
  MIDDLE_TICKS,
  PERSON,
  priceText,
  quotationOf,
  SYMBOL,
  seeded,
  TOKEN,
} from './stand-in-data.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const LEVELS = 400;

type Form = Readonly<Record<string, string>>;
const sizeText = (random: () => number) => (Math.floor(random() * 9_000 + 10) / 10_000).toFixed(4);

/**
 * An exchange reduced to one market's data: it serves the built page and what the trading page asks for, so that the page can
 * be measured alone with an exact number of messages a second.
 */
export class StandIn {
  readonly #random = seeded(7);
  readonly #bids = new Map<number, string>();
  readonly #asks = new Map<number, string>();
  readonly #orders: Order[] = [];
  readonly #dist: string;
  readonly #http = createServer((request, response) => void this.#answer(request, response));
  readonly #sockets: Server;
  #sequence = 1;

  constructor(dist: string) {
    this.#dist = dist;
    this.#sockets = new Server(this.#http, { path: '/websocket' });
    this.#sockets.on('connection', (socket) => {
      socket.on('subscribe', ({ args }: { args: string }) => void socket.join(args));
      socket.on('unsubscribe', ({ args }: { args: string }) => void socket.leave(args));
    });
    for (let at = 0; at < LEVELS; at++) {
      this.#bids.set(MIDDLE_TICKS - 1 - at * 3, sizeText(this.#random));
      this.#asks.set(MIDDLE_TICKS + 1 + at * 3, sizeText(this.#random));
    }
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await this.#sockets.close();
    this.#http.closeAllConnections();
  }

  /** Sends one message of the book: some levels near the middle change. */
  change(levels: number): void {
    const near = (sign: 1 | -1): Level => {
      const ticks = MIDDLE_TICKS + sign * (1 + Math.floor(this.#random() * 40) * 3);
      const size = this.#random() < 0.1 ? '0' : sizeText(this.#random);
      const side = sign > 0 ? this.#asks : this.#bids;
      if (size === '0') side.delete(ticks);
      else side.set(ticks, size);
      return [priceText(ticks), size];
    };
    const some = (sign: 1 | -1) => Array.from({ length: levels }, () => near(sign));
    const delta = {
      symbol: SYMBOL,
      previous: this.#sequence,
      sequence: this.#sequence + 1,
      bids: some(-1),
      asks: some(1),
    };
    this.#sequence += 1;
    this.#tell(depthTopic(SYMBOL), delta);
  }

  /** Sends a trade, which changes the close of the chart's newest step. */
  trade(): void {
    const interval: KlineInterval = '15m';
    const [last] = klines().slice(-1);
    const close = MIDDLE_TICKS + Math.floor(this.#random() * 40) - 20;
    if (!last) return;
    const [atMs, open, high, low, , ...rest] = last;
    const row: KlineRow = [atMs, open, high, low, priceText(close), ...rest];
    this.#tell(klineTopic(SYMBOL, interval), { symbol: SYMBOL, interval, rows: [row] });
  }

  #tell(topic: string, data: unknown): void {
    this.#sockets.to(topic).emit('subscribe', { channel: topic, data: JSON.stringify(data) });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
    const file = join(this.#dist, pathname);
    if (pathname.startsWith('/assets/') || pathname.endsWith('.svg')) {
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
      return;
    }
    const id = Object.entries(paths).find(([, [method, path]]) => path === pathname && method === request.method)?.[0];
    if (!id) return void response.setHeader('content-type', 'text/html').end(this.#document());
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(body || searchParams));
    const data = this.#data(id, form);
    const envelope = { code: 0, data, msg: '', i18nMsgCode: null, details: {}, serverNow: Date.now() };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope));
  }

  #document(): string {
    const manifest = JSON.parse(readFileSync(join(this.#dist, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string; css?: string[]; isEntry?: true }
    >;
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
    const styles = entry?.css?.map((css) => `<link rel="stylesheet" href="/${css}">`).join('') ?? '';
    return `<!doctype html><html lang="en-US" data-locale="en_US" data-theme="system"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="keywords" content="x">${styles}<script type="module" src="/${entry?.file}"></script></head><body><div id="root"></div></body></html>`;
  }

  #data(id: string, form: Form): unknown {
    const answers: Readonly<Record<string, () => unknown>> = {
      'identity.topsInfo': () => PERSON,
      'operator.status': () => ({ switches: {}, shutdown: false, demo: true }),
      'pricing.rates': () => ({ prices: [], fiat: [{ currency: 'USD', perUsdt: '0.9998' }], fiatAtMs: Date.now() }),
      'assets.coins': () => ({ coins: COINS }),
      'transfers.info': () => ({ asset: form.asset, ledgerScale: form.asset === 'BTC' ? 8 : 6, accounts: ACCOUNTS }),
      'spot.markets': () => ({ rows: MARKETS }),
      'spot.quotations': () => ({ rows: MARKETS.map(({ symbol }) => quotationOf(symbol)) }),
      'spot.depth': () => this.#depth(),
      'spot.tradeLimitFills': () => ({ symbol: form.symbol, rows: this.#fills() }),
      'spot.klineData': () => ({ symbol: form.symbol, interval: form.interval, rows: form.toMs ? [] : klines() }),
      'spot.fees': () => ({ level: 0, makerPpm: 1_000, takerPpm: 1_800 }),
      'spot.balances': () => ({ rows: BALANCES }),
      'spot.openOrders': () => ({ rows: this.#orders, next: null }),
      'spot.orderHistory': () => ({ rows: [], next: null }),
      'spot.trades': () => ({ rows: [], next: null }),
      'spot.leveragedToken': () => TOKEN,
      'spot.place': () => ({ order: this.#place(form), replayed: false }),
      'notices.unread': () => ({ count: 0 }),
    };
    return answers[id]?.() ?? {};
  }

  #depth(): unknown {
    const side = (levels: Map<number, string>, sign: 1 | -1): Level[] =>
      [...levels].sort(([a], [b]) => (a - b) * sign).map(([ticks, size]) => [priceText(ticks), size]);
    return { symbol: SYMBOL, sequence: this.#sequence, bids: side(this.#bids, -1), asks: side(this.#asks, 1) };
  }

  #fills(): unknown[] {
    return Array.from({ length: 40 }, (_, at) => ({
      id: String(1_000 - at),
      price: priceText(MIDDLE_TICKS + Math.floor(this.#random() * 9) - 4),
      quantity: sizeText(this.#random),
      side: this.#random() < 0.55 ? 'buy' : 'sell',
      atMs: Date.now() - at * 1_700,
    }));
  }

  #place(form: Form): Order {
    const order = {
      id: String(this.#orders.length + 1),
      clientId: form.clientRequestId ?? '',
      symbol: form.symbol ?? SYMBOL,
      side: form.side,
      type: form.type,
      timeInForce: 'gtc',
      postOnly: false,
      price: form.price ?? null,
      stopPrice: form.stopPrice ?? null,
      quantity: form.quantity ?? null,
      quoteAmount: form.quoteAmount ?? null,
      traded: '0',
      turnover: '0',
      averagePrice: null,
      fee: '0',
      feeAsset: 'USDT',
      status: 'unfilled',
      reason: null,
      createdAtMs: Date.now(),
      updatedAtMs: Date.now(),
    } as Order;
    this.#orders.unshift(order);
    this.#tell(OWN_ORDERS_TOPIC, { rows: [order] });
    return order;
  }
}
