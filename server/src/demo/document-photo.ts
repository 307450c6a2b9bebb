import { crc32, deflateSync } from 'node:zlib';

const SIDE_PX = 320;

/** A small grey PNG in place of a document photo; `seed` makes each one different. */
export function documentPhoto(seed: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  header[8] = 8;
  const rows = Buffer.alloc(SIDE_PX * (SIDE_PX + 1), 0xc0);
  for (let row = 0; row < SIDE_PX; row++) {
    rows[row * (SIDE_PX + 1)] = 0;
    rows[row * (SIDE_PX + 1) + 1 + ((row * 7 + seed) % SIDE_PX)] = 0x30;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
