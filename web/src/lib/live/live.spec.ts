import { beforeEach, describe, expect, it } from 'vitest';
import { CLOSED, LiveConnection, OPEN, RETRY_DELAY_MS, type TransportEvents } from './live.ts';

interface Opened {
  readonly events: TransportEvents;
  readonly said: string[];
  isClosed: boolean;
}

let opened: Opened[];
let timers: { callback: () => void; delayMs: number; isCancelled: boolean }[];
let isVisible: boolean;
let live: LiveConnection;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const last = () => opened.at(-1) as Opened;
const runTimers = () => {
  for (const timer of timers.splice(0)) if (!timer.isCancelled) timer.callback();
};

beforeEach(() => {
  opened = [];
  timers = [];
  isVisible = true;
  live = new LiveConnection({
    connect: async (events) => {
      const made: Opened = { events, said: [], isClosed: false };
      opened.push(made);
      return {
        emit: (event, { args }) => made.said.push(`${event} ${args}`),
        close: () => {
          made.isClosed = true;
        },
      };
    },
    setTimer: (callback, delayMs) => {
      const timer = { callback, delayMs, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
    isVisible: () => isVisible,
  });
});

describe('the live connection', () => {
  it('opens with the first subscription and sends all of them once it is open', async () => {
    expect(live.state).toBe(CLOSED);
    live.subscribe('balances.changed', () => undefined);
    live.subscribe('deposits.changed', () => undefined);
    await turn();
    expect(opened).toHaveLength(1);
    expect(last().said).toEqual([]);
    last().events.onOpen();
    expect(live.state).toBe(OPEN);
    expect(last().said).toEqual(['subscribe balances.changed', 'subscribe deposits.changed']);
  });

  it('says a topic once for many listeners, and takes it back with the last of them', async () => {
    const stop = [1, 2].map(() => live.subscribe('a', () => undefined));
    await turn();
    last().events.onOpen();
    const stopLate = live.subscribe('b', () => undefined);
    stop[0]?.();
    stop[0]?.();
    stopLate();
    stop[1]?.();
    expect(last().said).toEqual(['subscribe a', 'subscribe b', 'unsubscribe b', 'unsubscribe a']);
  });

  it('hands data on as parsed JSON, to its own topic only, and survives nonsense', async () => {
    const heard: unknown[] = [];
    live.subscribe('a', (data) => heard.push(data));
    await turn();
    last().events.onOpen();
    last().events.onMessage('a', '{"x":1}');
    last().events.onMessage('b', '{"x":2}');
    last().events.onMessage('a', 'not json');
    expect(heard).toEqual([{ x: 1 }]);
  });

  it('reopens six seconds after a disconnect, subscribes again, and then calls back for what was missed', async () => {
    const saidBefore: string[][] = [];
    live.onReopened(() => saidBefore.push([...last().said]));
    live.subscribe('a', () => undefined);
    await turn();
    last().events.onOpen();
    last().events.onClosed();
    expect([live.state, saidBefore, opened.length]).toEqual([CLOSED, [], 1]);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([RETRY_DELAY_MS]);
    expect(RETRY_DELAY_MS).toBe(6_000);
    runTimers();
    await turn();
    expect([saidBefore, opened.length]).toEqual([[], 2]);
    last().events.onOpen();
    expect(saidBefore).toEqual([['subscribe a']]);
  });

  it('tries again when it could not be made', async () => {
    live.subscribe('a', () => undefined);
    await turn();
    last().events.onClosed();
    runTimers();
    await turn();
    expect(opened).toHaveLength(2);
  });

  it('reconnects at once when the page is seen again while disconnected', async () => {
    live.subscribe('a', () => undefined);
    await turn();
    last().events.onOpen();
    live.wake();
    expect(opened).toHaveLength(1);
    last().events.onClosed();
    isVisible = false;
    live.wake();
    expect(opened).toHaveLength(1);
    isVisible = true;
    live.wake();
    await turn();
    expect(opened).toHaveLength(2);
    let reopened = 0;
    live.onReopened(() => reopened++);
    last().events.onOpen();
    expect(reopened).toBe(1);
    // The waiting retry was given up: it must not open a third.
    runTimers();
    await turn();
    expect(opened).toHaveLength(2);
  });

  it('does not open for nobody', async () => {
    live.wake();
    live.reconnect();
    await turn();
    expect(opened).toHaveLength(0);
  });

  it('hears nothing from a connection that it gave up', async () => {
    const heard: unknown[] = [];
    live.subscribe('a', (data) => heard.push(data));
    await turn();
    const first = last();
    live.reconnect();
    await turn();
    expect(first.isClosed).toBe(true);
    first.events.onOpen();
    first.events.onMessage('a', '1');
    first.events.onClosed();
    expect([live.state, heard, timers.length]).toEqual([CLOSED, [], 0]);
    last().events.onOpen();
    expect(live.state).toBe(OPEN);
  });

  it('tells watchers of each change', async () => {
    const states: number[] = [];
    live.watch(() => states.push(live.state));
    live.subscribe('a', () => undefined);
    await turn();
    last().events.onOpen();
    last().events.onClosed();
    live.close();
    expect(states).toEqual([OPEN, CLOSED]);
  });
});
