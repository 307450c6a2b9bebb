import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentPhoto } from '../../demo/document-photo.ts';
import { drawAnew, halved, onWhite } from './draw-anew.ts';
import { readPhoto } from './read-photo.ts';

const read = async (bytes: Uint8Array, from = 'ann') => {
  const photo = await readPhoto(Buffer.from(bytes).toString('base64'), from);
  return photo.ok ? photo.value : photo.refusal.code;
};

/** A PNG with one colour, of any size: it compresses to next to nothing. */
function plainPng(width: number, height: number, rgba: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.from(rgba))]);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** What a phone writes before the picture: how it was held, and where. */
function withExif(jpeg: Uint8Array, orientation: number): Buffer {
  const tiff = Buffer.from('49492a00080000000200', 'hex');
  const entry = Buffer.alloc(12);
  entry.writeUInt16LE(0x0112, 0);
  entry.writeUInt16LE(3, 2);
  entry.writeUInt32LE(1, 4);
  entry.writeUInt16LE(orientation, 8);
  const place = Buffer.alloc(12);
  place.writeUInt16LE(0x013b, 0);
  place.writeUInt16LE(2, 2);
  place.writeUInt32LE(20, 4);
  place.writeUInt32LE(38, 8);
  const text = Buffer.from('GPS 48.8584N 2.2945E');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, entry, place, Buffer.alloc(4), text]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

const sizeOf = (jpeg: Buffer): readonly [number, number] => {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  return [0, 0];
};

let jpeg: Buffer;
beforeAll(async () => {
  const task = { mime: 'image/png', bytes: plainPng(40, 20, [200, 30, 30, 255]), bytesMax: 100_000 } as const;
  jpeg = Buffer.from(await drawAnew(task));
}, 30_000);

describe('a picture', () => {
  it.each([
    ['PNG', () => documentPhoto(7)],
    ['JPEG', () => jpeg],
  ])('%s is drawn anew, as a JPEG of ours', async (_, make) => {
    const photo = await read(make());
    expect(photo).toMatchObject({ mime: 'image/jpeg' });
  });

  it('loses what stands behind its end: HTML, a program, another file', async () => {
    for (const carried of ['<html><script>alert(1)</script></html>', 'MZ\x90\0'.repeat(50), 'PK\x03\x04']) {
      const photo = await read(Buffer.concat([documentPhoto(1), Buffer.from(carried, 'latin1')]));
      expect(photo).toMatchObject({ mime: 'image/jpeg' });
      expect((photo as { bytes: Buffer }).bytes.includes(carried.slice(0, 8), 'latin1')).toBe(false);
    }
  });

  it('that only begins like one is refused: a header with HTML behind it, a text, a broken one', async () => {
    const header = documentPhoto(1).subarray(0, 33);
    const html = Buffer.from('<html><body onload=alert(1)>'.repeat(20));
    expect(await read(Buffer.concat([header, html]))).toBe('IMAGE_UNREADABLE');
    expect(await read(Buffer.concat([jpeg.subarray(0, 200), html]))).toSatisfy(
      (one) => one === 'IMAGE_UNREADABLE' || !(one as { bytes: Buffer }).bytes.includes('onload'),
    );
    expect(await read(html)).toBe('IMAGE_UNREADABLE');
    const broken = documentPhoto(1);
    broken.fill(0xff, 60, 120);
    expect(await read(broken)).toBe('IMAGE_UNREADABLE');
    // The reader is as good as new after each of them.
    expect(await read(documentPhoto(2))).toMatchObject({ mime: 'image/jpeg' });
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const taken = withExif(jpeg, 6);
    expect(taken.includes('GPS 48')).toBe(true);
    const photo = (await read(taken)) as { bytes: Buffer };
    expect(photo.bytes.includes('GPS')).toBe(false);
    expect(photo.bytes.includes('Exif')).toBe(false);
    expect(sizeOf(photo.bytes)).toEqual([20, 40]);
  });

  it('that is larger than anybody needs is made smaller, and one that claims too much is not begun', async () => {
    const photo = (await read(plainPng(4_000, 500, [10, 20, 30, 255]))) as { bytes: Buffer };
    expect(sizeOf(photo.bytes)).toEqual([2_000, 250]);
    const claims = documentPhoto(1);
    claims.writeUInt32BE(10_000, 16);
    claims.writeUInt32BE(5_000, 20);
    expect(await read(claims)).toBe('IMAGE_TOO_LARGE');
    expect(await read(Buffer.alloc(2 * 1024 * 1024 + 1))).toBe('IMAGE_TOO_LARGE');
  });

  it('waits its turn: whoever sends many is refused most of them, and holds up nobody else by more than one', async () => {
    const done: string[] = [];
    const send = (from: string) =>
      read(documentPhoto(3), from).then((answer) => {
        if (answer !== 'BUSY') done.push(from);
        return answer;
      });
    const many = Array.from({ length: 40 }, () => send('a crowd'));
    const others = [send('bob'), send('eve')];
    const answers = await Promise.all(many);
    expect(answers.filter((one) => one === 'BUSY')).toHaveLength(35);
    for (const answer of await Promise.all(others)) expect(answer).toMatchObject({ mime: 'image/jpeg' });
    expect(done).toEqual(['a crowd', 'a crowd', 'bob', 'eve', 'a crowd', 'a crowd', 'a crowd']);
  }, 30_000);
});

describe('pixels', () => {
  const one = (...values: number[]) => Uint8ClampedArray.from(values);

  it('that are seen through are put on white', () => {
    const made = onWhite({ data: one(0, 0, 0, 0, 100, 0, 200, 255, 0, 0, 0, 51), width: 3, height: 1 });
    expect([...made.data]).toEqual([255, 255, 255, 255, 100, 0, 200, 255, 204, 204, 204, 255]);
  });

  it('are halved to the mean of four', () => {
    const row = [0, 0, 0, 255, 100, 0, 0, 255, 9, 9, 9, 255];
    const made = halved({ data: one(...row, ...row), width: 3, height: 2 });
    expect([made.width, made.height, ...made.data]).toEqual([1, 1, 50, 0, 0, 255]);
    expect(halved({ data: one(1, 2, 3, 255), width: 1, height: 1 })).toEqual({
      data: one(1, 2, 3, 255),
      width: 1,
      height: 1,
    });
  });
});
