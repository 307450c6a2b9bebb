import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
import { type Control, freePlace, isFree } from './free-place.ts';
import { useTopLayer } from './top-layer.ts';

type ToastTone = 'ok' | 'danger' | 'warn' | 'info';
interface ToastItem {
  readonly id: string;
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

const ICONS = { ok: CircleCheck, danger: CircleAlert, warn: TriangleAlert, info: Info } as const;
const INKS = { ok: 'text-ok', danger: 'text-danger', warn: 'text-warn', info: 'text-info' } as const;
const SHOWN_MS = 5_000;
const SHOWN_FAILURE_MS = 8_000;

interface ToasterProps {
  readonly items: readonly ToastItem[];
  readonly onClose: (id: string) => void;
  readonly closeLabel: string;
  readonly label: string;
}

/** Controls that a person may be about to press. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=listbox], [role=slider], [tabindex="0"]:not([role])';
const EDGE_PX = 16;

/** Every visible control except those of the messages themselves. */
const controlsBut = (own: Element): Control[] =>
  [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (own.contains(control)) return [];
    const { left, top, width, height } = control.getBoundingClientRect();
    const isList = control.getAttribute('role') === 'listbox';
    return width > 0 && top < innerHeight && top + height > 0 ? [{ left, top, width, height, isList }] : [];
  });

/** The page under the messages changes while they are shown: they make way for what is there by then. */
const LOOK_EVERY_MS = 250;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** The messages' position, where they cover no control; chosen again when it is not free any more. */
function usePlace(section: RefObject<HTMLElement | null>, items: readonly ToastItem[], topPx: number) {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    let last: Place | null = null;
    const look = () => {
      const own = section.current;
      const { width, height } = own?.getBoundingClientRect() ?? { width: 0, height: 0 };
      // They are in a window that is just closing, and have no size.
      if (!own || width === 0) return;
      const right = Math.max(EDGE_PX, innerWidth - width - EDGE_PX);
      const lefts = [right, (right + EDGE_PX) / 2, EDGE_PX].filter((left, at, all) => all.indexOf(left) === at);
      const room = { top: topPx, bottom: innerHeight - EDGE_PX };
      const controls = controlsBut(own);
      if (last && isFree({ ...last, width, height }, controls)) return;
      last = freePlace({ width, height }, lefts, room, controls);
      setPlace(last);
    };
    if (items.length === 0) return;
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [section, items, topPx]);
  return place;
}

/** Short-lived messages, at the top (right), or wherever they cover no control. Screen readers announce them. */
export function Toaster({ items, onClose, closeLabel, label }: ToasterProps) {
  const isTouch = useDensity() === 'touch';
  const layer = useTopLayer();
  const section = useRef<HTMLElement>(null);
  const place = usePlace(section, items, isTouch ? 8 : 68);
  return createPortal(
    <section
      ref={section}
      aria-label={label}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed z-50 flex flex-col gap-2',
        isTouch ? 'w-max max-w-[calc(100vw-32px)] pt-[env(safe-area-inset-top)]' : 'w-[360px]',
        !place && (isTouch ? 'top-2 left-4' : 'top-[68px] right-4'),
      )}
      style={place ?? undefined}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} onClose={onClose} closeLabel={closeLabel} />
      ))}
    </section>,
    layer,
  );
}

interface ToastProps {
  readonly item: ToastItem;
  readonly onClose: (id: string) => void;
  readonly closeLabel: string;
}

function Toast({ item, onClose, closeLabel }: ToastProps) {
  const Icon = ICONS[item.tone];
  const shownMs = item.tone === 'ok' || item.tone === 'info' ? SHOWN_MS : SHOWN_FAILURE_MS;
  useEffect(() => {
    const timer = setTimeout(() => onClose(item.id), shownMs);
    return () => clearTimeout(timer);
  }, [item.id, onClose, shownMs]);
  return (
    <div
      role={item.tone === 'danger' ? 'alert' : undefined}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-surface-raised p-3 pl-3.5 shadow-float"
    >
      <Icon aria-hidden="true" className={cx('mt-px size-[18px] shrink-0', INKS[item.tone])} />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium">{item.title}</p>
        {item.text && <p className="text-13 text-text-muted">{item.text}</p>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="touch text-text-faint hover:text-text"
        onClick={() => onClose(item.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
