import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
import { Sheet } from './dialog.tsx';
import { useOutside } from './outside.ts';

interface MenuProps {
  /** The button's content; where that is only an icon, `label` names it. */
  readonly trigger: ReactNode;
  readonly label?: string;
  readonly triggerClass?: string;
  readonly align?: 'left' | 'right';
  readonly width?: number;
  /** On touch screens the panel becomes a sheet with this title. If left out, it stays at the button in both layouts. */
  readonly sheet?: { readonly title: string; readonly closeLabel: string };
  /** Links, choices and so on. Called with a function that closes the menu. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel below it. The panel is a plain disclosure: Tab goes through it, Esc closes it. */
export function Menu({ trigger, label, triggerClass, align = 'left', width = 200, sheet, children }: MenuProps) {
  const isTouch = useDensity() === 'touch';
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutside(box, isOpen, () => setIsOpen(false));
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc anywhere inside closes the panel.
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        className={triggerClass}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {sheet && isTouch && (
        <Sheet open={isOpen} onClose={close} {...sheet}>
          {children(close)}
        </Sheet>
      )}
      {isOpen && !(sheet && isTouch) && (
        <div
          className={cx(
            'absolute top-full z-40 mt-2 max-h-[70vh] animate-rise overflow-y-auto rounded-card border border-line-strong bg-surface-raised p-1 shadow-float',
            align === 'right' ? 'right-0' : 'left-0',
          )}
          style={{ minWidth: width }}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** The classes of a line in a menu: 36 px high, 44 px on touch screens. */
export const menuItemClass = (isOn = false, isTouch = false): string =>
  cx(
    isTouch ? 'min-h-11' : 'min-h-9',
    'flex w-full items-center gap-2 rounded-control px-3 py-1.5 text-left text-14 transition-colors hover:bg-hover focus-visible:-outline-offset-2',
    isOn ? 'text-accent-text' : 'text-text',
  );
