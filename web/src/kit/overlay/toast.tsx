import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
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

/** The messages that come and go: at the top right, on h5 along the top edge. Read out as they come. */
export function Toaster({ items, onClose, closeLabel, label }: ToasterProps) {
  const isTouch = useDensity() === 'touch';
  const layer = useTopLayer();
  return createPortal(
    <section
      aria-label={label}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed z-50 flex flex-col gap-2',
        isTouch ? 'inset-x-4 top-[calc(env(safe-area-inset-top)+8px)]' : 'top-[68px] right-4 w-[360px]',
      )}
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
