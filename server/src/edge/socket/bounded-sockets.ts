import { type ServerOptions, WebSocketServer } from 'ws';
import { type Headers, refuseOn } from '../http/security-headers.ts';

interface Bounds {
  /** How many bytes may wait for a client that does not read. */
  readonly bufferedBytesMax: number;
  /** Headers for refusing what is not a websocket. */
  readonly headers: Headers;
}

/**
 * A class of websocket servers that limits what waits in memory. That includes answers to pings: a client that sends
 * pings and reads nothing is disconnected.
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
