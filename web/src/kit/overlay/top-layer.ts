import { useSyncExternalStore } from 'react';

/** The open dialogs, the newest last. Whatever must be seen above the page is put into the newest one. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Tells that a dialog is open; call what it returns when it closes. */
export function enterTopLayer(element: HTMLElement): () => void {
  set([...open, element]);
  return () => set(open.filter((each) => each !== element));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The element where a message can be seen and is read out: the newest open dialog, or else the page. */
export const useTopLayer = (): HTMLElement => useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body);
