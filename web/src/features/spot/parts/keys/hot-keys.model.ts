import { useEffect, useRef } from 'react';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { type HotKey, hotKeyOf } from '../../rules/hot-keys.ts';
import type { OrderField } from '../../rules/order-check.ts';

/** Some write with a keyboard that others speak into: single keys can be turned off. */
export const useKeysOn = () => useFlag('spot.hot-keys', true);

const isSheetOpen = createStore(false);

/** A sheet that was open when its page was left is closed when it is come back to. */
export const useSheetClosedAtFirst = (): void => useEffect(() => () => isSheetOpen.set(false), []);

/** The sheet that names the keys. */
export const useKeySheet = () => ({
  isOpen: useStore(isSheetOpen),
  open: () => isSheetOpen.set(true),
  close: () => isSheetOpen.set(false),
});

const ORDER_FORM = '[data-room="spot/parts/order-form"]';

/** Whether what has the keys is a field that somebody writes in. */
export const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement &&
  (at.isContentEditable ||
    at.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=combobox]'));

/** Puts the cursor into a field of the order form. */
export const focusOrderField = (field: OrderField): void =>
  document.querySelector<HTMLInputElement>(`${ORDER_FORM} input[name=${field}]`)?.focus();

/**
 * Follows single keys while nobody types and no window is open. Esc leaves a field of the order form, so that they are
 * followed again.
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
      // The page's own search has a shortcut of the same name, which leads away from the market.
      event.preventDefault();
      event.stopPropagation();
      latest.current[name]();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isOn]);
}
