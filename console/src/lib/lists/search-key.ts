import { type RefObject, useEffect } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog';

/** Whether a key press asks for the search: a plain `/`, not typed into a field, with no dialog open. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && !(event.target instanceof Element && event.target.closest(TYPED_INTO) !== null);
}

/** Lets the key `/` focus this field from anywhere on the page. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      // Keeps the slash out of the field.
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
