import { createHmac } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The bytes of one request. */
export type Prepared = Buffer;

export interface LoadResult {
  readonly seconds: number;
  readonly latenciesMs: Float64Array;
  /** How many answers were not 200, by their text. */
  readonly refused: ReadonlyMap<string, number>;
}

const HEAD_END = '\r\n\r\n';

export function prepare(port: number, path: string, body: string, apiKey: string): Prepared {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-mbx-apikey: ${apiKey}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** A signed order near the price of 60,000. Buyers never sell, so that no order meets one of its own account. */
export function orderBody(at: number, key: { readonly secret: string }, isBuyer: boolean): string {
  const away = ((at * 7_919) % 21) - 10;
  const text = `symbol=BTCUSDT&side=${isBuyer ? 'BUY' : 'SELL'}&type=LIMIT&timeInForce=GTC&quantity=0.001&price=${60_000 + away}&recvWindow=60000&timestamp=${Date.now()}`;
  return `${text}&signature=${createHmac('sha256', key.secret).update(text).digest('hex')}`;
}

/** Sends all requests over several connections; each sends its next one when the last was answered. */
export async function play(port: number, requests: readonly Prepared[], connections: number): Promise<LoadResult> {
  const latenciesMs = new Float64Array(requests.length);
  const refused = new Map<string, number>();
  let next = 0;
  const startedMs = performance.now();
  const work = async () => {
    let line = await Line.open(port);
    while (next < requests.length) {
      const at = next;
      next += 1;
      const sentMs = performance.now();
      const { status, body, isLast } = await line.ask(requests[at]!);
      latenciesMs[at] = performance.now() - sentMs;
      if (status !== 200) refused.set(body.slice(0, 120), (refused.get(body.slice(0, 120)) ?? 0) + 1);
      if (isLast) line = await Line.open(port);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { seconds: (performance.now() - startedMs) / 1_000, latenciesMs, refused };
}

interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  /** True where the server closes the connection after this answer. */
  readonly isLast: boolean;
}

/** One connection that understands just enough of HTTP. */
export class Line {
  readonly #socket: Socket;
  #received = '';
  #resolve: (answer: HttpAnswer) => void = () => {};
  #reject: (error: Error) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.on('data', (text: string) => this.#take(text));
    socket.on('close', () => this.#reject(new Error('the connection was closed')));
    socket.on('error', (error) => this.#reject(error));
  }

  /** @param from  the address from which it comes, where many are open */
  static open(port: number, from?: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      const place = { port, host: '127.0.0.1', ...(from === undefined ? {} : { localAddress: from }) };
      const socket = connect(place, () => resolve(new Line(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: Prepared): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#reject = () => {};
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const end = this.#received.indexOf(HEAD_END);
    if (end === -1) return;
    const head = this.#received.slice(0, end).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
    const bodyAt = end + HEAD_END.length;
    if (this.#received.length < bodyAt + length) return;
    const body = this.#received.slice(bodyAt, bodyAt + length);
    this.#received = this.#received.slice(bodyAt + length);
    const isLast = head.includes('connection: close');
    if (isLast) this.close();
    this.#resolve({ status: Number(head.slice(9, 12)), body, isLast });
  }
}
