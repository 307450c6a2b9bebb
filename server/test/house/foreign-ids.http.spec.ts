import { randomUUID } from 'node:crypto';
import type { Envelope } from '@bourse/contract/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentPhoto } from '../../src/demo/document-photo.ts';
import { twoTraders } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BESIDE, CELLS, KIND_OF, type Kind, OF_PRODUCTS, SAME_TO_OWNER, shapeOf } from './owned-ids.rig.ts';

let exchange: TestExchange;
let owner: Member;
let stranger: Member;
/** By endpoint and field: an id of the owner's. */
const owned = new Map<string, string>();
/** Everybody's own photo: a submission without one says so before it looks at another. */
const fronts = new Map<string, string>();
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora: owner, paul: stranger } = await twoTraders(exchange));
  const made = new Map<unknown, string>();
  for (const [kind, make] of Object.entries(MAKERS)) made.set(kind, await make());
  for (const [name, kind] of Object.entries(KIND_OF)) owned.set(name, made.get(kind)!);
  for (const [name, { make }] of Object.entries(OF_PRODUCTS)) {
    if (!made.has(make)) made.set(make, await make({ exchange, owner, insert }));
    owned.set(name, made.get(make)!);
  }
  for (const who of [owner, stranger]) fronts.set(who.uid, await upload(who, 'front'));
}, 180_000);
afterAll(() => exchange.close());

const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
  const id = randomUUID();
  const columns = { id, ...row };
  await exchange.database.ownerDb.query(
    `insert into ${table} (${Object.keys(columns).join(', ')}) values (${Object.keys(columns)
      .map((_, at) => `$${at + 1}`)
      .join(', ')})`,
    Object.values(columns),
  );
  return id;
};
const withdrawalRow = (more: Readonly<Record<string, unknown>>) => ({
  uid: owner.uid,
  operation: 'withdraw',
  request_id: randomUUID(),
  input_hash: 'x',
  asset: 'USDT',
  amount_minor: 5,
  fee_minor: 0,
  usdt_value_minor: 5,
  payload_hash: 'x',
  created_at_ms: 1,
  updated_at_ms: 1,
  ...more,
});
const outside = { kind: 'ONCHAIN', network: 'eth', address: '0x1', hold_key: randomUUID() };

let photos = 0;
async function upload(who: Member, side: string): Promise<string> {
  const photo = { side, imageBase64: documentPhoto(photos++).toString('base64') };
  return (await who.client.call('identity', 'uploadDocument', photo)).documentId;
}

/** Makes one of each for the owner. */
const MAKERS: Readonly<Record<Kind, () => Promise<string>>> = {
  // Not the session that the test calls with: that one would be over after it was ended.
  session: async () => {
    const { sid } = await owner.client.call('identity', 'issueSid');
    await exchange.visitor().client.call('identity', 'topsInfo', { sid, confirmed: 'true' });
    return (await owner.client.call('identity', 'sessions')).rows.find(({ current }) => !current)!.sessionId;
  },
  passkey: () =>
    insert('identity.passkey', {
      credential_id: randomUUID(),
      uid: owner.uid,
      public_key: '',
      sign_count: 0,
      transports: [],
      is_synced: false,
      name: 'x',
      added_at_ms: 1,
    }),
  front: () => upload(owner, 'front'),
  back: () => upload(owner, 'back'),
  selfie: () => upload(owner, 'selfie'),
  proof: () => upload(owner, 'address'),
  notice: async () => (await owner.client.call('notices', 'list')).rows[0]!.id,
  withdrawal: () => insert('wallet.withdrawal', withdrawalRow({ ...outside, state: 'BROADCASTING' })),
  send: () => insert('wallet.withdrawal', withdrawalRow({ kind: 'INTERNAL', to_uid: '999999999', state: 'COMPLETED' })),
  question: async () => {
    const id = await insert('wallet.withdrawal', withdrawalRow({ ...outside, state: 'IN_REVIEW' }));
    const question = { withdrawal_id: id, question: 'PURPOSE', asked_by: 'anna', asked_at_ms: 1 };
    return insert('wallet.withdrawal_question', question);
  },
  deposit: () =>
    insert('wallet.deposit', {
      purpose: 'user',
      uid: owner.uid,
      network: 'eth',
      asset: 'USDT',
      address: '0x2',
      tx_hash: '0x3',
      output_key: 'native',
      amount_minor: 5,
      credit_at: 3,
      unlock_at: 6,
      state: 'UNDER_REVIEW',
      detected_at_ms: 1,
      updated_at_ms: 1,
    }),
  entry: () =>
    insert('wallet.address_entry', {
      uid: owner.uid,
      request_id: randomUUID(),
      input_hash: 'x',
      kind: 'INTERNAL',
      account_type: 'account',
      account: '999999999',
      remark: 'x',
      created_at_ms: 1,
      active_from_ms: 1,
      updated_at_ms: 1,
    }),
  bill: async () => (await owner.client.call('bookings', 'bills')).rows[0]!.id,
  apiKey: async () => (await exchange.apiKey(owner.uid)).id,
  file: async () => {
    const wish = { clientRequestId: randomUUID(), format: 'csv', scope: 'all' };
    return (await owner.client.call('statement', 'request', wish)).id;
  },
  screenshot: async () => {
    const photo = { imageBase64: documentPhoto(2).toString('base64') };
    return (await owner.client.call('recovery', 'uploadScreenshot', photo)).screenshotId;
  },
  case: () =>
    insert('recovery.deposit_case', {
      uid: owner.uid,
      client_request_id: randomUUID(),
      input_hash: 'x',
      asset: 'USDT',
      network: 'eth',
      tx_hash: `0x${'b'.repeat(64)}`,
      amount_text: '10',
      problem: 'WRONG_NETWORK',
      return_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      is_free: false,
      state: 'SUBMITTED',
      decide_by_ms: 1,
      created_at_ms: 1,
      updated_at_ms: 1,
    }),
};

/** An id of the same form that is nobody's. */
function missingLike(id: string): string {
  if (/^[0-9a-f-]{36}$/.test(id)) return randomUUID();
  return id.replace(/[0-9]+/, (digits) => '9'.repeat(Math.max(digits.length, 9)));
}

async function answerTo(who: Member, cell: (typeof CELLS)[number], id: string): Promise<Partial<Envelope<unknown>>> {
  const { endpoint, field } = cell;
  const needsRequest =
    shapeOf(endpoint.input).includes('clientRequestId') && cell.id !== 'withdrawals.withdrawalDetail';
  const form = new URLSearchParams({
    ...BESIDE[cell.id],
    ...(cell.id === 'identity.submitKyc' ? { frontDocumentId: fronts.get(who.uid)! } : {}),
    ...(needsRequest && cell.id !== 'spot.order' ? { clientRequestId: randomUUID() } : {}),
    [field]: id,
  }).toString();
  const isBody = endpoint.method === 'POST';
  const answer = await exchange.server.inject({
    method: endpoint.method,
    url: isBody ? endpoint.path : `${endpoint.path}?${form}`,
    headers: {
      cookie: who.client.cookie,
      ...(isBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isBody ? { payload: form } : {}),
  });
  const { code, data, msg, i18nMsgCode, details } = answer.json<Envelope<unknown>>();
  return { code, data, msg, i18nMsgCode, details };
}

it('every field of the contract that takes an id is tried, and nothing else', () => {
  expect(CELLS.map(({ name }) => name).sort()).toEqual([...Object.keys(KIND_OF), ...Object.keys(OF_PRODUCTS)].sort());
});

describe('another person’s id is answered in the words of one that is nobody’s', () => {
  it.each(CELLS)('$name', async (cell) => {
    const real = owned.get(cell.name)!;
    const missing = missingLike(real);
    const foreign = await answerTo(stranger, cell, real);
    expect(foreign).toEqual(await answerTo(stranger, cell, missing));
    expect(foreign.i18nMsgCode).not.toBe('FIELD_INVALID');
    expect(foreign.i18nMsgCode).not.toBe('TOO_MANY_REQUESTS');
    if (!SAME_TO_OWNER.has(cell.name)) expect(foreign.code).not.toBe(0);
  });
});

describe('the owner of the id is answered otherwise', () => {
  // A submission that waits would answer for every photo that comes after it.
  beforeEach(() => exchange.database.ownerDb.query('delete from identity.kyc_submission where uid = $1', [owner.uid]));
  it.each(CELLS.filter(({ name }) => !SAME_TO_OWNER.has(name)))('$name', async (cell) => {
    const real = owned.get(cell.name)!;
    const own = await answerTo(owner, cell, real);
    expect(own).not.toEqual(await answerTo(owner, cell, missingLike(real)));
  });
});
