import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure, type FailureKind } from './call-failure.ts';
import { REQUEST_ID } from './request-id.fixture.ts';
import { forgetSent, sendOnce, unanswered } from './send-once.ts';
import { serverNowMs } from './server-time.ts';

const TRANSFER = 'transfers.transfer';
const ten = { asset: 'USDT', from: 'funding', to: 'spot', amount: '10' };

/** What the browser stores: a reload empties memory and keeps this. */
const disk = new Map<string, string>();
beforeEach(() => {
  disk.clear();
  for (const { id } of unanswered(TRANSFER)) forgetSent(TRANSFER, id);
  // A storage has more methods than the three that are called.
  globalThis.localStorage = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
    removeItem: (key: string) => void disk.delete(key),
  } as Storage;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const failing = (kind: FailureKind, facts = {}) => ({
  ok: false as const,
  failure: new CallFailure(kind, TRANSFER, facts),
});
const done = { ok: true as const };
const sentWith = async (payload: unknown, answer: ReturnType<typeof failing> | typeof done, isOpen?: () => boolean) => {
  let sent = '';
  await sendOnce(
    TRANSFER,
    payload,
    async (id) => {
      sent = id;
      return answer;
    },
    isOpen,
  );
  return sent;
};

it('names the same again while nobody has answered, also where the window was closed before the answer', async () => {
  let answer = (_: typeof done) => {};
  let first = '';
  const closed = sendOnce(TRANSFER, ten, (id) => {
    first = id;
    return new Promise<typeof done>((resolve) => (answer = resolve));
  });
  expect(first).toMatch(REQUEST_ID);
  expect(unanswered(TRANSFER)).toMatchObject([{ id: first, payload: ten }]);
  expect(await sentWith(ten, failing('timeout'))).toBe(first);
  expect(await sentWith({ ...ten, amount: '11' }, failing('network'))).not.toBe(first);
  answer(done);
  await closed;
  expect(unanswered(TRANSFER)).toMatchObject([{ payload: { amount: '11' } }]);
  expect(await sentWith(ten, done)).not.toBe(first);
});

it('keeps the name on the device, and where the device keeps nothing, in memory', async () => {
  const first = await sentWith(ten, failing('network'));
  expect([...disk.values()].join()).toContain(first);
  const other = disk.get('unanswered.wallet.transfer')!;
  Reflect.deleteProperty(globalThis, 'localStorage');
  expect(await sentWith(ten, failing('timeout'))).toBe(first);
  expect(other).toContain('"amount":"10"');
});

it.each([
  ['a refusal', failing('refused', { i18nMsgCode: 'INSUFFICIENT_BALANCE', status: 200 })],
  ['a log-in that is over', failing('login')],
  ['an exchange that is shut', failing('downtime')],
])('takes %s for an answer', async (_what, answer) => {
  await sentWith(ten, answer);
  expect(unanswered(TRANSFER)).toEqual([]);
});

it.each([
  ['no answer', failing('timeout'), undefined],
  ['a line that was cut', failing('network'), undefined],
  ['a gateway', failing('network', { status: 504 }), undefined],
  ['a core that is asked on', failing('refused', { i18nMsgCode: 'BUSY', status: 200 }), () => true],
])('takes %s for none', async (_what, answer, isOpen) => {
  const first = await sentWith(ten, answer, isOpen);
  expect(await sentWith(ten, done)).toBe(first);
  expect(unanswered(TRANSFER)).toEqual([]);
});

it('keeps what is under way, and nothing of what was not sent because of it', async () => {
  const first = await sentWith(ten, failing('timeout'));
  await sentWith(ten, failing('pending'));
  await sentWith({ ...ten, amount: '11' }, failing('pending'));
  expect(unanswered(TRANSFER)).toMatchObject([{ id: first, payload: ten }]);
});

it('is not led astray by what somebody else wrote there', async () => {
  disk.set('unanswered.wallet.transfer', '{"no":"list"}');
  expect(unanswered(TRANSFER)).toEqual([]);
  disk.set('unanswered.wallet.transfer', '[1, {"id": 2}');
  expect(await sentWith(ten, done)).toMatch(REQUEST_ID);
});

it.each([
  ['a log-in that is over', failing('login')],
  ['an exchange that is shut', failing('downtime')],
  ['one who calls too often', failing('refused', { i18nMsgCode: 'TOO_MANY_REQUESTS', status: 200 })],
  ['a feature that is off', failing('refused', { i18nMsgCode: 'FEATURE_OFF', status: 200 })],
  ['too little money', failing('refused', { i18nMsgCode: 'INSUFFICIENT_BALANCE', status: 200 })],
])('takes a no to a repeat, %s, for no answer to the first', async (_what, answer) => {
  const first = await sentWith(ten, failing('timeout'));
  expect(await sentWith(ten, answer)).toBe(first);
  expect(await sentWith(ten, done)).toBe(first);
  expect(unanswered(TRANSFER)).toEqual([]);
});

it('forgets what can never be repeated, because the id stands for something else', async () => {
  const first = await sentWith(ten, failing('timeout'));
  await sentWith(ten, failing('refused', { i18nMsgCode: 'IDEMPOTENCY_MISMATCH', status: 200 }));
  expect(await sentWith(ten, done)).not.toBe(first);
});

it('keeps each of many that were lost', async () => {
  const first = await sentWith(ten, failing('timeout'));
  for (let amount = 100; amount < 150; amount += 1) {
    await sentWith({ ...ten, amount: String(amount) }, failing('timeout'));
  }
  expect(await sentWith(ten, done)).toBe(first);
});

it('repeats what a page of an older release has sent, after a reload', async () => {
  const first = await sentWith(ten, failing('timeout'));
  vi.resetModules();
  const { unanswered: afterUpgrade } = await import('./send-once.ts');
  expect(afterUpgrade(TRANSFER)).toMatchObject([{ id: first, payload: ten }]);
});

it('forgets what a page of an older release has seen answered', async () => {
  const key = 'unanswered.wallet.transfer';
  disk.set(key, JSON.stringify([{ id: 'lost-there', payload: ten, sentAtMs: serverNowMs(), uid: '' }]));
  await sentWith({ ...ten, amount: '11' }, done);
  disk.set(key, '[]');
  expect(unanswered(TRANSFER)).toEqual([]);
  expect(await sentWith(ten, done)).not.toBe('lost-there');
});

it('sees and forgets what a page of an older release, still open beside it, has sent', async () => {
  await sentWith({ ...ten, amount: '1' }, done);
  const old = { id: 'of-the-old-page', payload: ten, sentAtMs: serverNowMs(), uid: '' };
  disk.set('unanswered.wallet.transfer', JSON.stringify([old]));
  expect(unanswered(TRANSFER)).toMatchObject([old]);
  expect(await sentWith(ten, done)).toBe(old.id);
  expect(JSON.parse(disk.get('unanswered.wallet.transfer')!)).toEqual([]);
});

it('lets a page of an older release see what was sent here', async () => {
  const id = await sentWith(ten, failing('timeout'));
  expect(JSON.parse(disk.get('unanswered.wallet.transfer')!)).toMatchObject([{ id, payload: ten }]);
});
