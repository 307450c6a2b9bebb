import { useEffect, useRef } from 'react';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { type HotKey, hotKeyOf } from '../../rules/hot-keys.ts';
import type { OrderField } from '../../rules/order-check.ts';

/** Single keys can be turned off, because they get in the way of people who dictate. */
export const useKeysOn = () => useFlag('spot.hot-keys', true);

const isSheetOpen = createStore(false);

/** Closes the sheet when its page is left, so that it is closed on return. */
export const useSheetClosedAtFirst = (): void => useEffect(() => () => isSheetOpen.set(false), []);

/** The sheet that lists the keys. */
export const useKeySheet = () => ({
  isOpen: useStore(isSheetOpen),
  open: () => isSheetOpen.set(true),
  close: () => isSheetOpen.set(false),
});

const ORDER_FORM = '[data-room="spot/parts/order-form"]';

/** Whether the focus is in a field that somebody types in. */
export const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement &&
  (at.isContentEditable ||
    at.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=combobox]'));

/** Focuses a field of the order form. */
export const focusOrderField = (field: OrderField): void =>
  document.querySelector<HTMLInputElement>(`${ORDER_FORM} input[name=${field}]`)?.focus();

/**
 * Handles single keys while nobody types and no dialog is open. Esc leaves a field of the order form, so that keys work
 * again.
 */
export function useHotKeys(commands: Readonly<Record<HotKey, () => void>>): void {
  const [isOn] = useKeysOn();
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const at = event.target;
      if (document.querySelector('dialog[open]')) return;
      if (isTyping(at)) {
        if (event.key === 'Escape' && at instanceof HTMLElement && at.closest(ORDER_FORM)) at.blur();
        return;
      }
      const name = hotKeyOf(event);
      if (!name) return;
      // The page's own search has the same key, and leads away from the market.
      event.preventDefault();
      event.stopPropagation();
      latest.current[name]();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isOn]);
}
