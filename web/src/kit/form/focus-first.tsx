import { useEffect, useRef } from 'react';

/**
 * Focuses the first field beside it. A dialog opens only after its content is drawn and then focuses its close button, so
 * this waits for that.
 */
export function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const form = place.current?.parentElement;
      // A person, or a password manager, that is already in a field keeps it.
      if (form?.querySelector('input:focus, textarea:focus')) return;
      form?.querySelector<HTMLElement>('input:not(:disabled), button[role=combobox]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}
