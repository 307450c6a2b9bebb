import { useEffect } from 'react';
import { createStore, useStore } from '../../../../lib/store.ts';

const isOpen = createStore(false);

/** Whether the list of pairs is open. The pair's name and a key open it. */
export const usePairPicker = () => ({
  isOpen: useStore(isOpen),
  open: () => isOpen.set(true),
  close: () => isOpen.set(false),
});

/** Closes the list when its page is left, so that it is closed on return. */
export function useClosedAtFirst(): void {
  useEffect(() => () => isOpen.set(false), []);
}
