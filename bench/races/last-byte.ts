import { connect, type Socket } from 'node:net';

export interface RacedAnswer {
  /** 0 where the connection closed without an answer. */
  readonly status: number;
  readonly body: string;
}

const SETTLE_MS = 30;
const TIMEOUT_MS = 15_000;

/**
 * Sends many requests that arrive at the same moment, which a check-then-act bug needs to show: everything except the last
 * byte goes out first on warm connections, then all last bytes in one tick.
 */
export async function race(port: number, requests: readonly string[]): Promise<RacedAnswer[]> {
  const ready = await Promise.all(requests.map((request) => sendAllButOne(port, Buffer.from(request))));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const answers = ready.map(({ socket }) => answerOf(socket));
  for (const { socket, last } of ready) socket.write(last);
  return Promise.all(answers);
}

/** A form post as the text of its request. */
export function formPost(path: string, fields: Readonly<Record<string, string>>, cookie: string): string {
  const body = new URLSearchParams(fields).toString();
  return [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `Cookie: ${cookie}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function sendAllButOne(port: number, bytes: Buffer): Promise<{ socket: Socket; last: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.setNoDelay(true);
      socket.write(bytes.subarray(0, -1));
      resolve({ socket, last: bytes.subarray(-1) });
    });
    socket.on('error', reject);
  });
}

function answerOf(socket: Socket): Promise<RacedAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS);
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
      resolve({ status: Number(status ?? 0), body: text.slice(text.indexOf('\r\n\r\n') + 4) });
    });
  });
}
