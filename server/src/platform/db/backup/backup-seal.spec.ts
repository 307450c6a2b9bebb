import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type BackupKey, beginOpen, beginSeal, readSealHeader, SEAL_HEADER_BYTES } from './backup-seal.ts';

const SECRET: BackupKey = { kind: 'secret', key: Buffer.alloc(32, 5) };
const PART = 65_536 + 16;

async function seal(content: Buffer, key = SECRET, pieceBytes = 10_000): Promise<Buffer> {
  const { header, seal: stream } = beginSeal(key);
  return Buffer.concat([header, await buffer(Readable.from(pieces(content, pieceBytes)).pipe(stream))]);
}
async function open(sealed: Buffer, key = SECRET, pieceBytes = 7_001): Promise<Buffer> {
  const stream = beginOpen(readSealHeader(sealed.subarray(0, SEAL_HEADER_BYTES))!, key);
  if (!stream) throw new Error('another key');
  return buffer(Readable.from(pieces(sealed.subarray(SEAL_HEADER_BYTES), pieceBytes)).pipe(stream));
}
function pieces(content: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
    content.subarray(at * size, (at + 1) * size),
  );
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('%i bytes come back as they were', async (bytes) => {
  const content = randomBytes(bytes);
  const sealed = await seal(content);
  expect(await open(sealed)).toEqual(content);
  if (bytes > 16) expect(sealed.includes(content.subarray(0, 16))).toBe(false);
});

test('each file has keys of its own', async () => {
  const content = Buffer.alloc(100_000);
  const [one, two] = [await seal(content), await seal(content)];
  expect(one.subarray(SEAL_HEADER_BYTES).equals(two.subarray(SEAL_HEADER_BYTES))).toBe(false);
  const mixed = Buffer.concat([one.subarray(0, SEAL_HEADER_BYTES), two.subarray(SEAL_HEADER_BYTES)]);
  await expect(open(mixed)).rejects.toThrow('changed, moved or cut off');
});

const body = (sealed: Buffer, at: number) =>
  sealed.subarray(SEAL_HEADER_BYTES + at * PART, SEAL_HEADER_BYTES + (at + 1) * PART);
const head = (sealed: Buffer) => sealed.subarray(0, SEAL_HEADER_BYTES);
test.each<[string, (sealed: Buffer) => Buffer]>([
  ['a bit is flipped', (sealed) => flipped(sealed, SEAL_HEADER_BYTES + PART + 9)],
  ['a bit of the last tag is flipped', (sealed) => flipped(sealed, sealed.length - 1)],
  [
    'two parts change places',
    (sealed) => Buffer.concat([head(sealed), body(sealed, 1), body(sealed, 0), body(sealed, 2)]),
  ],
  ['a part is left out', (sealed) => Buffer.concat([head(sealed), body(sealed, 0), body(sealed, 2)])],
  ['a part is doubled', (sealed) => Buffer.concat([sealed, body(sealed, 2)])],
  ['it is cut between two parts', (sealed) => sealed.subarray(0, SEAL_HEADER_BYTES + 2 * PART)],
  ['it is cut within a part', (sealed) => sealed.subarray(0, SEAL_HEADER_BYTES + 2 * PART + 700)],
  ['it is cut behind its beginning', (sealed) => head(sealed)],
  ['something follows', (sealed) => Buffer.concat([sealed, Buffer.alloc(3)])],
])('it does not open where %s', async (_, damage) => {
  const sealed = await seal(randomBytes(2 * 65_536 + 5_000));
  await expect(open(damage(sealed))).rejects.toThrow(/changed, moved or cut off|end is missing/);
});

test('another key is told from damage before anything is opened', async () => {
  const passphrase: BackupKey = { kind: 'passphrase', passphrase: 'correct horse battery staple' };
  const sealed = await seal(randomBytes(10), passphrase);
  expect(readSealHeader(sealed)).toMatchObject({ kind: 'passphrase' });
  expect(await open(sealed, { kind: 'passphrase', passphrase: 'correct horse battery staple' })).toHaveLength(10);
  expect(
    beginOpen(readSealHeader(sealed)!, { kind: 'passphrase', passphrase: 'wrong horse battery staple' }),
  ).toBeNull();
  const own = await seal(randomBytes(10));
  expect(beginOpen(readSealHeader(own)!, { kind: 'secret', key: Buffer.alloc(32, 6) })).toBeNull();
  for (const at of [16, 17, 20, SEAL_HEADER_BYTES - 1]) {
    const bent = flipped(own, at);
    await expect(async () => open(bent)).rejects.toThrow(/another key|damaged/);
  }
  expect(() => readSealHeader(own.subarray(0, 40))).toThrow('damaged');
  expect(readSealHeader(Buffer.from('1f8b0800', 'hex'))).toBeNull();
});

function flipped(whole: Buffer, at: number): Buffer {
  const bent = Buffer.from(whole);
  bent[at]! ^= 1;
  return bent;
}
