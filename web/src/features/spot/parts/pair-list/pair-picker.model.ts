import { useEffect } from 'react';
import { createStore, useStore } from '../../../../lib/store.ts';

const isOpen = createStore(false);

/** Whether the list of pairs is open: a press on the pair opens it, and so does a key. */
export const usePairPicker = () => ({
  isOpen: useStore(isOpen),
  open: () => isOpen.set(true),
  close: () => isOpen.set(false),
});

/** A list that was open when its page was left is closed when it is come back to. */
export function useClosedAtFirst(): void {
  useEffect(() => () => isOpen.set(false), []);
}
