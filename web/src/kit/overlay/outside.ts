import { useEffect, useRef } from 'react';

/** Calls back when a press is outside the element while it is open. */
export function useOutside(
  element: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onOutside: () => void,
): void {
  const latest = useRef(onOutside);
  latest.current = onOutside;
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [element, isOpen]);
}
