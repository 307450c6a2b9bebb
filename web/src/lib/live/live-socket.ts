import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LiveConnection, OPEN, type Transport, type TransportEvents } from './live.ts';

let tellTurnedAway = (): void => {};
/**
 * Called when the other side has ended the connection, as the server does when a session ends. Its last message may get lost,
 * so a connection that simply closes counts too.
 */
export const onTurnedAway = (listener: () => void): void => {
  tellTurnedAway = listener;
};

async function connect(events: TransportEvents): Promise<Transport> {
  const { io } = await import('socket.io-client');
  const socket = io({ path: '/websocket', transports: ['websocket'], reconnection: false, forceNew: true });
  socket.on('connect', events.onOpen);
  socket.on('connect_error', events.onClosed);
  socket.on('disconnect', (reason) => {
    events.onClosed();
    if (reason === 'io server disconnect' || reason === 'transport close') tellTurnedAway();
  });
  socket.on('subscribe', (message: { channel?: unknown; data?: unknown } | null) => {
    if (typeof message?.channel === 'string' && typeof message.data === 'string') {
      events.onMessage(message.channel, message.data);
    }
  });
  return {
    emit: (event, message) => void socket.emit(event, message),
    close: () => {
      socket.off();
      socket.disconnect();
    },
  };
}

/** The page's only live connection. */
export const live = new LiveConnection({
  connect,
  setTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  isVisible: () => document.visibilityState === 'visible',
});

/** Reconnects when the page becomes visible again or the network is back. The shell calls it once. */
export function keepLive(): void {
  document.addEventListener('visibilitychange', () => live.wake());
  addEventListener('online', () => live.wake());
}

/** Subscribes to a topic while the component is mounted. */
export function useLive(topic: string | null, listener: (data: unknown) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => (topic ? live.subscribe(topic, (data) => latest.current(data)) : undefined), [topic]);
}

/** Whether the connection is open. */
export const useIsLive = (): boolean => useSyncExternalStore(live.watch, () => live.state === OPEN);
