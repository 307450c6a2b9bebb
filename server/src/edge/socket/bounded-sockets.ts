import { type ServerOptions, WebSocketServer } from 'ws';
import { type Headers, refuseOn } from '../http/security-headers.ts';

interface Bounds {
  /** So much may wait for a client that does not read. */
  readonly bufferedBytesMax: number;
  /** What is no websocket is refused with them. */
  readonly headers: Headers;
}

/**
 * The class of websocket servers that keep nothing without bound: answers to pings wait in memory too, and whoever sends pings
 * and reads nothing is dropped.
 */
export function boundedSockets({ bufferedBytesMax, headers }: Bounds): new (options: ServerOptions) => WebSocketServer {
  return class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, noServer: true, clientTracking: false, perMessageDeflate: false, autoPong: false });
      this.on('wsClientError', (_error, socket) => refuseOn(socket, 400, headers));
    }

    override handleUpgrade(...[request, socket, head, take]: Parameters<WebSocketServer['handleUpgrade']>): void {
      super.handleUpgrade(request, socket, head, (connected, asked) => {
        connected.on('ping', (data) => {
          if (connected.bufferedAmount > bufferedBytesMax) connected.terminate();
          else if (connected.readyState === connected.OPEN) connected.pong(data);
        });
        take(connected, asked);
      });
    }
  };
}
