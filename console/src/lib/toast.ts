import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly tone: 'ok' | 'danger';
  readonly text: string;
}

const SHOWN_MS = 5000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Shows the result of an action. A failure stays until it is dismissed. */
export function tell(tone: Toast['tone'], text: string): void {
  const id = ++lastId;
  set([...toasts, { id, tone, text }]);
  if (tone === 'ok') setTimeout(() => dismissToast(id), SHOWN_MS);
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
