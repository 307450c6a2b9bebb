import { io } from 'socket.io-client';

// Browsers in a separate process: each follows one person's balance and reports when it heard of a change.

export interface ListenersInput {
  readonly url: string;
  /** Cookies of logged-in people, one for each connection. */
  readonly cookies: readonly string[];
  readonly topic: string;
}

export type ListenersOutput =
  | { readonly what: 'connected' }
  /** `atNs` is the machine's monotonic clock, which all its processes share. */
  | { readonly what: 'heard'; readonly connection: number; readonly atNs: string };

process.once('message', (input: ListenersInput) => {
  let connected = 0;
  for (const [connection, cookie] of input.cookies.entries()) {
    const socket = io(input.url, {
      path: '/websocket',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie, origin: input.url },
    });
    socket.on('connect', () => {
      socket.emit('subscribe', { args: input.topic });
      if (++connected === input.cookies.length) say({ what: 'connected' });
    });
    socket.on('connect_error', (error) => {
      throw error;
    });
    socket.on('subscribe', (message: { channel: string }) => {
      const atNs = process.hrtime.bigint().toString();
      if (message.channel === input.topic) say({ what: 'heard', connection, atNs });
    });
  }
});
process.once('disconnect', () => process.exit());

function say(output: ListenersOutput): void {
  process.send?.(output);
}
