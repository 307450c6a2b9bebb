import type { Server, Socket } from 'node:net';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { deserialize, serialize } from 'node:v8';
import type { Line } from './line.ts';

const LENGTH_BYTES = 4;

/** How messages become bytes, and their maximum length: a longer one is not ours. */
export interface LineForm {
  readonly encode: (message: unknown) => Buffer;
  /** @throws for bytes that are not a message; the line is then closed */
  readonly decode: (bytes: Buffer) => unknown;
  readonly bytesMax: number;
}

/** For processes that trust each other: the same serialisation as between threads. */
const CLONED: LineForm = { encode: serialize, decode: deserialize, bytesMax: 256 * 1024 * 1024 };

/** For an end that does not trust the other: plain text, limited to the size of a payment with many coins. */
export const JSON_FORM: LineForm = {
  encode: (message) => Buffer.from(JSON.stringify(message)),
  decode: (bytes) => JSON.parse(bytes.toString('utf8')) as unknown,
  bytesMax: 16 * 1024 * 1024,
};

/** A reader that is this far behind is disconnected and starts again from the rows. */
const UNSENT_BYTES_MAX = 128 * 1024 * 1024;
const CONNECT_MS_MAX = 3_000;

/** A host and a port, as `host:port`; an IPv6 host is in brackets. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** An address, or the path of a socket on this machine. */
export type Place = Address | { readonly path: string };

/** Reads `host:port` or a path that begins with a slash. @returns null if it is neither */
export const parsePlace = (text: string): Place | null => (text.startsWith('/') ? { path: text } : parseAddress(text));

/** Reads `host:port`. @returns null if it is not one */
export function parseAddress(text: string): Address | null {
  const found = /^(?:\[([0-9a-fA-F:]+)\]|([^\s:[\]]+)):(\d{1,5})$/.exec(text);
  if (!found || Number(found[3]) > 65_535) return null;
  return { host: (found[1] ?? found[2])!, port: Number(found[3]) };
}

export const addressText = ({ host, port }: Address): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/**
 * TLS 1.3 with a key that both ends have (RFC 8446, psk_dhe_ke): an eavesdropper learns nothing, cannot replay
 * anything, and cannot pose as either end. There is no certificate, and none is accepted.
 */
const SECURED = { minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3', ciphers: 'TLS_AES_128_GCM_SHA256' } as const;
const KEY_NAME = 'bourse';

/**
 * Listens for lines from those who have the key.
 *
 * @param key  32 bytes, never sent
 * @returns    the server, and the port if the address left it open
 */
export async function listenForLines<Out, In>(
  place: Place,
  key: Buffer,
  onLine: (line: Line<Out, In>) => void,
  form = CLONED,
): Promise<{ readonly server: Server; readonly port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const secured = {
    ...SECURED,
    handshakeTimeout: CONNECT_MS_MAX,
    pskCallback: (_socket: TLSSocket, name: string) => (name === KEY_NAME ? key : null),
  };
  const server = createServer(secured, (socket) => {
    socket.on('error', () => socket.destroy());
    onLine(socketLine(socket, form));
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
  const bound = server.address();
  return {
    server,
    port: typeof bound === 'object' && bound ? bound.port : 0,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Opens a line to an address; rejects if nobody answers, or the other end does not have the key. */
export async function openLine<Out, In>(place: Place, key: Buffer, form = CLONED): Promise<Line<Out, In>> {
  const socket = connect({
    ...place,
    ...SECURED,
    pskCallback: () => ({ psk: key, identity: KEY_NAME }),
    ca: [],
    checkServerIdentity: () => new Error('no certificate is believed here'),
  });
  await new Promise<void>((resolve, reject) => {
    socket.setTimeout(CONNECT_MS_MAX, () => socket.destroy(new Error('no answer')));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isKeyWrong = error.code?.startsWith('ERR_SSL');
      reject(isKeyWrong ? new Error('whoever answers there has another key', { cause: error }) : error);
    });
    socket.once('secureConnect', resolve);
  });
  socket.setTimeout(0);
  socket.removeAllListeners('error');
  socket.on('error', () => socket.destroy());
  return socketLine(socket, form);
}

/** A line of messages, each preceded by its length. */
function socketLine<Out, In>(socket: Socket, { encode, decode, bytesMax }: LineForm): Line<Out, In> {
  const listeners: ((message: In) => void)[] = [];
  let length = -1;
  const read = () => {
    for (;;) {
      if (length < 0) {
        const head: Buffer | null = socket.read(LENGTH_BYTES);
        if (!head || head.length < LENGTH_BYTES) return;
        length = head.readUInt32LE();
        if (length === 0 || length > bytesMax) {
          socket.destroy();
          return;
        }
      }
      const body: Buffer | null = socket.read(length);
      if (!body || body.length < length) return;
      length = -1;
      let message: In;
      try {
        message = decode(body) as In;
      } catch {
        socket.destroy();
        return;
      }
      for (const listener of listeners) listener(message);
    }
  };
  socket.setNoDelay(true);
  return {
    send(message) {
      if (socket.destroyed) return;
      const body = encode(message);
      const head = Buffer.allocUnsafe(LENGTH_BYTES);
      head.writeUInt32LE(body.length);
      socket.cork();
      socket.write(head);
      socket.write(body);
      socket.uncork();
      if (socket.writableLength > UNSENT_BYTES_MAX) socket.destroy();
    },
    onMessage(listener) {
      listeners.push(listener);
      if (listeners.length > 1) return;
      socket.on('readable', read);
      read();
    },
    onClose: (listener) => void (socket.closed ? listener() : socket.once('close', listener)),
    close: () => void socket.destroy(),
  };
}
