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

/** Where a message goes to be seen and read out: into the newest open dialog, else into the page. */
export const useTopLayer = (): HTMLElement => useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body);
