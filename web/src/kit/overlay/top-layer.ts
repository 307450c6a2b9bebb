import { useSyncExternalStore } from 'react';

/** The open dialogs, the newest last. Anything that must be visible above the page is put into the newest. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Registers an open dialog; call the returned function when it closes. */
export function enterTopLayer(element: HTMLElement): () => void {
  set([...open, element]);
  return () => set(open.filter((each) => each !== element));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where messages are visible and announced: the newest open dialog, or else the page. */
export const useTopLayer = (): HTMLElement => useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body);
