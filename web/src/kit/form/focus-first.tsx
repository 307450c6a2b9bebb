import { useEffect, useRef } from 'react';

/**
 * Puts the cursor into the first field beside it. A dialog that has just opened gives the focus to its close button, because
 * it opens only after its content was drawn; this waits for that.
 */
export function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const form = place.current?.parentElement;
      // Whoever was quicker, or a password manager, keeps the field that they are in.
      if (form?.querySelector('input:focus, textarea:focus')) return;
      form?.querySelector<HTMLElement>('input:not(:disabled), button[role=combobox]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}
