import { expect, test } from '@playwright/test';
import { type Client, lookAtEveryMethod, type Refusal, readLeftOut } from './clients/every-method.ts';
import { closeFloor, type Floor, openFloor } from './clients/traders.ts';

/*
 * Programs that others wrote, at pinned versions and unchanged but for their addresses, against the exchange as it was started:
 * each of their calls. They have one market and two people between them, so they come one after another.
 */
test.describe.configure({ mode: 'default' });

let floor: Floor;
let isLeftOut: (called: string) => boolean;

test.beforeAll(async ({ playwright }) => {
  const http = process.env.E2E_URL ?? 'http://localhost:3000';
  [floor, isLeftOut] = await Promise.all([openFloor(playwright.request, http), readLeftOut(http)]);
});

test.afterAll(() => floor && closeFloor(floor));

test('binance, over HTTP', async () => {
  const { overHttp } = await import('./clients/binance/client.ts');
  expect(await lookAtEveryMethod(overHttp(floor), isLeftOut)).toEqual([]);
});

test('binance, over a connection', async () => {
  const { onLine } = await import('./clients/binance/client.ts');
  const client = onLine(floor);
  expect(await lookAtEveryMethod(client, isLeftOut)).toEqual([]);
  await client.close();
});

test('binance, streams', async () => {
  const { streams } = await import('./clients/binance/client.ts');
  const client = streams(floor);
  expect(await lookAtEveryMethod(client, isLeftOut)).toEqual([]);
  await client.close();
});

test('binance-api-node, over HTTP', async () => {
  const { overHttp } = await import('./clients/binance-api-node.ts');
  expect(await lookAtEveryMethod(overHttp(floor), isLeftOut)).toEqual([]);
});

test('binance-api-node, streams', async () => {
  const { streams } = await import('./clients/binance-api-node.ts');
  expect(await lookAtEveryMethod(streams(floor), isLeftOut)).toEqual([]);
});

test('ccxt', async () => {
  const { everything, lookAtItsTable } = await import('./clients/ccxt/client.ts');
  const client = await everything(floor);
  expect(await lookAtEveryMethod(client, isLeftOut)).toEqual([]);
  await client.close();
  expect(await lookAtItsTable(floor, isLeftOut)).toEqual([]);
});

test('a method that nobody decided on is named, and so is what is not as it was decided', async () => {
  const answers: Readonly<Record<string, Refusal>> = {
    fresh: { code: 0, called: 'answered {}' },
    unlisted: { code: -1020, called: '/sapi/v1/nosuch' },
    listed: { code: -1020, called: '/sapi/v2/sub-account/list' },
    silent: { code: null, called: 'not for spot' },
    arrived: { code: 0, called: 'answered {}' },
    expected: { code: -1106, called: '/api/v3/order' },
  };
  const planted: Client = {
    methods: ['works', 'fails', 'own', ...Object.keys(answers)],
    offered: { works: async () => {}, fails: () => Promise.reject(new Error('other than said')), gone: async () => {} },
    elsewhere: [['own', 'its own work']],
    coming: { arrived: -1106, expected: -1106 },
    probe: async (method) => answers[method]!,
  };
  expect(await lookAtEveryMethod(planted, isLeftOut)).toEqual([
    'gone: this client has no such method any more',
    'fails: other than said',
    'fresh: neither offered nor refused: 0 answered {}',
    'unlisted: not on the page: /sapi/v1/nosuch',
    'silent: it sends nothing: not for spot',
    'arrived: neither offered nor refused: 0 answered {}',
  ]);
});
