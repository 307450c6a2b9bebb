import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/modules/trading-api/rest/answer-call.ts';
import { StreamLine } from './stream-line.rig.ts';
import { call, sign, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;

beforeAll(async () => {
  rig = await tradingRig(1, { USDT: '1000' });
  [nora] = rig.traders as [Trader];
}, 120_000);
afterAll(() => rig?.close());

interface Said {
  readonly status: number;
  readonly length: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** Over the wire, as a client hears it. */
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Said> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: rig.port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        const { 'content-length': length, 'content-type': type } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, length, type, body: text });
      });
    });
    asked.on('error', reject);
    asked.on('upgrade', (answer) => reject(new Error(`upgraded to ${answer.headers.upgrade}`)));
    asked.end(body);
  });

const signedQuery = (fields: Record<string, string> = {}): string => {
  const text = new URLSearchParams({ timestamp: String(rig.exchange.clock.nowMs()), ...fields }).toString();
  return `${text}&signature=${sign(text, nora.key.secret)}`;
};

describe('HEAD', () => {
  it('is answered for every GET, with the status of the GET and without a body', async () => {
    const differing: string[] = [];
    for (const id of [...ROUTES.keys()].filter((each) => each.startsWith('GET '))) {
      const path = `${id.slice(4)}?symbol=BTCUSDT&interval=1m`;
      const [got, head] = [await ask('GET', path), await ask('HEAD', path)];
      if (head.status !== got.status || head.body !== '' || head.type !== got.type) differing.push(id);
    }
    expect(differing).toEqual([]);
  });

  it('of what is signed is answered as the GET, and elsewhere as a call that there is not', async () => {
    const head = await ask('HEAD', `/api/v3/account?${signedQuery()}`, { 'x-mbx-apikey': nora.key.keyId });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(Number(head.length)).toBeGreaterThan(100);
    expect((await ask('HEAD', '/api/v3/order/test')).status).toBe(404);
    expect((await ask('HEAD', '/api/v3/nosuch')).status).toBe(404);
  });
});

describe('a request that offers another protocol', () => {
  const H2C = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
  };

  it('is answered as if it did not', async () => {
    expect(await ask('GET', '/api/v3/ping', H2C)).toMatchObject({ status: 200, body: '{}' });
    const order = {
      symbol: 'BTCUSDT',
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      quantity: '0.001',
      price: '50000',
    };
    const body = signedQuery(order);
    const headers = { ...H2C, 'x-mbx-apikey': nora.key.keyId, 'content-type': 'application/x-www-form-urlencoded' };
    const placed = await ask('POST', '/api/v3/order', { ...headers, 'content-length': String(body.length) }, body);
    expect([placed.status, JSON.parse(placed.body)]).toMatchObject([200, { symbol: 'BTCUSDT', status: 'NEW' }]);
    expect((await ask('GET', '/ws', H2C)).status).toBe(404);
  });

  it('and goes away at once holds up nobody', async () => {
    for (const end of ['end', 'destroy', 'resetAndDestroy'] as const) {
      const socket = connect(rig.port, '127.0.0.1').on('error', () => {});
      await new Promise((connected) => socket.once('connect', connected));
      socket.write(
        'POST /api/v3/order HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: h2c\r\ncontent-length: 9\r\n\r\nab',
      );
      const closed = new Promise((done) => socket.once('close', done));
      socket[end]();
      socket.resume();
      await closed;
    }
    expect((await ask('GET', '/api/v3/ping')).status).toBe(200);
  });

  it('keeps its connection for the next one', async () => {
    const socket = connect(rig.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    const lines = 'GET /api/v3/ping HTTP/1.1\r\nhost: x\r\n';
    socket.write(`${lines}connection: Upgrade\r\nupgrade: h2c\r\n\r\n${lines}\r\n`);
    await expect.poll(() => heard.split('HTTP/1.1 200').length).toBe(3);
    socket.destroy();
  });
});

describe('a connection', () => {
  it.each(['/nosuch', '/ws-api/v4', '/api/v3/ping', '/ws-api/v3/x'])(
    'at %s is refused by an HTTP answer',
    async (path) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      expect(await ask('GET', path, headers)).toMatchObject({ status: 404, length: '0' });
    },
  );

  it('tells of methods that are left out', async () => {
    const line = await new StreamLine(rig.port, '/ws-api/v3').ready();
    const left = await line.ask({ id: 1, method: 'sor.order.place', params: {} });
    expect(left).toMatchObject({ status: 400, error: { code: -1020 } });
    expect(await line.ask({ id: 2, method: 'explode' })).toMatchObject({ status: 404, error: { code: -1020 } });
    line.socket.terminate();
  });
});

describe('what is written about it', () => {
  it('is a page and a document, and calls that are left out are answered as it says', async () => {
    const page = await ask('GET', '/docs/api');
    expect(page.body).toContain('/docs/api.json');
    const document = await ask('GET', '/docs/api.json');
    expect(document).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(document.body)).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/v3/klines': { get: {}, head: {} } },
    });
    for (const line of [
      'POST /api/v3/sor/order',
      'POST /sapi/v1/capital/withdraw/apply',
      'GET /sapi/v1/sub-account/list',
    ])
      expect(await call(rig, line)).toMatchObject({ status: 400, body: { code: -1020 } });
    expect(await call(rig, 'GET /api/v3/nosuch')).toMatchObject({ status: 404, body: { code: -1020 } });
  });
});
