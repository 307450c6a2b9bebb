import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fromHex, toHex } from '@bourse/core/launch/bytes.ts';
import { QUICKNET } from '@bourse/core/launch/draw/quicknet.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrandBeacon } from './drand-beacon.ts';
import { quicknetRandomness } from './quicknet.ts';

/** What quicknet has said, as its members publish it. */
const ROUND = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const NEXT = {
  round: 1001,
  signature: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
};
const SIGNATURE = fromHex(ROUND.signature)!;

describe('what is signed by quicknet', () => {
  it('is believed, and is the hash of its signature', () => {
    expect(toHex(quicknetRandomness(1000, SIGNATURE)!)).toBe(ROUND.randomness);
    expect(quicknetRandomness(1001, fromHex(NEXT.signature)!)).not.toBeNull();
  });

  it('is believed with no bit changed', () => {
    for (let bit = 0; bit < 8 * SIGNATURE.length; bit += 5) {
      const changed = Uint8Array.from(SIGNATURE, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(quicknetRandomness(1000, changed)).toBeNull();
    }
  });

  it.each([
    ['another round', 999, SIGNATURE],
    ['the signature of another round', 1001, SIGNATURE],
    ['no round', 0, SIGNATURE],
    ['half a round', 1000.5, SIGNATURE],
    ['a round that a number cannot hold', 2 ** 53, SIGNATURE],
    ['a piece of it', 1000, SIGNATURE.subarray(1)],
    ['more than it', 1000, Uint8Array.of(...SIGNATURE, 0)],
    ['nothing', 1000, new Uint8Array(48)],
    ['the point at infinity', 1000, Uint8Array.from({ length: 48 }, (_, at) => (at === 0 ? 0xc0 : 0))],
  ])('is believed for nothing else: %s', (_what, round, signature) => {
    expect(quicknetRandomness(round, signature)).toBeNull();
  });
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function relay(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const saying = (value: unknown, status = 200) =>
  relay((_request, response) =>
    response.writeHead(status).end(typeof value === 'string' ? value : JSON.stringify(value)),
  );
const beaconAt = (...urls: readonly string[]) => createDrandBeacon({ urls, timeoutMs: 20_000 });
const gone = 'http://127.0.0.1:1';

describe('a relay', () => {
  it('is asked by chain and round', async () => {
    const asked: string[] = [];
    const url = await relay((request, response) => {
      asked.push(request.url!);
      response.end(JSON.stringify(ROUND));
    });
    const found = await beaconAt(`${url}/`).findRound(1000);
    expect(found).toEqual({
      ok: true,
      value: {
        kind: 'drand',
        source: QUICKNET.chainHash,
        round: 1000,
        randomness: fromHex(ROUND.randomness),
        signature: SIGNATURE,
      },
    });
    expect(await beaconAt(url).latest()).toEqual(found);
    expect(asked).toEqual([`/${QUICKNET.chainHash}/public/1000`, `/${QUICKNET.chainHash}/public/latest`]);
  });

  it('may leave out what follows from the signature', async () => {
    expect(await beaconAt(await saying(NEXT)).findRound(1001)).toMatchObject({ ok: true, value: { round: 1001 } });
  });

  const { randomness, ...unhashed } = ROUND;
  it.each([
    ['another round, though a true one', NEXT],
    ['the round under another number', { ...ROUND, round: 1001 }],
    ['a number as a text', { ...ROUND, round: '1000' }],
    ['another randomness', { ...ROUND, randomness: randomness.replace('fe', 'ff') }],
    ['another signature', { ...ROUND, signature: NEXT.signature }],
    ['one bit of it', { ...ROUND, signature: ROUND.signature.replace(/9$/, '8') }],
    ['letters that are no digits', { ...ROUND, signature: ROUND.signature.toUpperCase() }],
    ['no signature', { round: 1000, randomness }],
    ['a list', [unhashed]],
    ['null', 'null'],
    ['no JSON', '<html>'],
    ['half of it', JSON.stringify(ROUND).slice(0, -9)],
    ['nothing', ''],
    ['too much', JSON.stringify({ ...ROUND, more: 'x'.repeat(5_000) })],
  ])('is not believed that says %s', async (_what, value) => {
    const url = await saying(value);
    expect(await beaconAt(url).findRound(1000)).toMatchObject({ ok: false, refusal: { code: 'BEACON_UNREACHABLE' } });
    // Nor does it keep another one from being heard.
    expect(await beaconAt(url, gone, await saying(ROUND)).findRound(1000)).toMatchObject({ ok: true });
  });

  it('that never ends is heard no longer than its first bytes', async () => {
    let tell: () => void;
    const closed = new Promise<void>((resolve) => (tell = resolve));
    const url = await relay((_request, response) => {
      response.on('close', () => tell());
      const more = () => {
        while (response.write('x'.repeat(1_024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await beaconAt(url).latest()).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
    await closed;
  });

  it('whose few bytes unpack into many is heard no longer than those', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const url = await relay((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(await beaconAt(url).latest()).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
  });

  it.each([
    ['says nothing', (_request, _response) => undefined],
    ['stops in the middle', (_request, response) => response.writeHead(200).write('{"round":1000,')],
  ] satisfies [string, RequestListener][])('that %s is not waited for', async (_what, listener) => {
    const silent = await relay(listener);
    const patient = createDrandBeacon({ urls: [silent], timeoutMs: 80 });
    expect(await patient.findRound(1000)).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
    // Nor by whoever has heard it from another one: this one has the time of the test to answer.
    expect(await beaconAt(silent, await saying(ROUND)).findRound(1000)).toMatchObject({ ok: true });
  });

  it('leads nowhere else', async () => {
    let asked = 0;
    const elsewhere = await relay((_request, response) => {
      asked += 1;
      response.end(JSON.stringify(ROUND));
    });
    const url = await relay((_request, response) => response.writeHead(302, { location: elsewhere }).end());
    expect(await beaconAt(url).findRound(1000)).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
    expect(asked).toBe(0);
  });

  it.each([404, 425])('says by %d that a round has not been', async (status) => {
    expect(await beaconAt(await saying('', status)).findRound(1000)).toMatchObject({ refusal: { code: 'NOT_YET' } });
  });

  it.each([204, 301, 403, 429, 500])('says nothing by %d', async (status) => {
    const url = await saying(ROUND, status);
    expect(await beaconAt(url).findRound(1000)).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
  });
});

it('the newest round is the newest that any relay has', async () => {
  const beacon = beaconAt(await saying(ROUND), gone, await saying(NEXT), await saying(ROUND));
  expect(await beacon.latest()).toMatchObject({ ok: true, value: { round: 1001 } });
});

it('without a relay nothing is known', async () => {
  expect(await beaconAt().latest()).toMatchObject({ refusal: { code: 'BEACON_UNREACHABLE' } });
  await expect(beaconAt().findRound(0)).rejects.toThrow(RangeError);
});

it('a moment has the first round that is not before it', () => {
  const { roundFor } = beaconAt();
  const atMs = Date.parse('2023-08-23T15:59:24Z');
  expect([atMs - 3_000, atMs - 2_999, atMs, atMs + 1, atMs + 3_000].map(roundFor)).toEqual([
    999, 1000, 1000, 1001, 1001,
  ]);
  expect(roundFor(0)).toBe(1);
  expect(roundFor(QUICKNET.genesisMs)).toBe(1);
});
