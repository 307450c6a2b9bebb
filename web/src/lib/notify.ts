import { createStore, useStore } from './store.ts';

export interface Notification {
  readonly id: string;
  readonly tone: 'ok' | 'danger' | 'warn' | 'info';
  readonly title: string;
  readonly text?: string;
}

const KEPT_MAX = 3;
const shown = createStore<readonly Notification[]>([]);
let count = 0;

export const useNotifications = (): readonly Notification[] => useStore(shown);

/** Shows a message that disappears by itself. The same message is not shown twice at once. */
export function notify(message: Omit<Notification, 'id'>): void {
  const others = shown.get().filter((each) => each.title !== message.title || each.text !== message.text);
  count += 1;
  shown.set([...others, { ...message, id: `n${count}` }].slice(-KEPT_MAX));
}

export function dismiss(id: string): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}
