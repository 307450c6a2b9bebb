import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';

interface PagerProps {
  readonly label: string;
  readonly backLabel: string;
  readonly nextLabel: string;
  readonly onBack?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly text?: string;
}

/** Back and on through pages that a cursor names. */
export function Pager({ label, backLabel, nextLabel, onBack, onNext, text }: PagerProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      {text && <span className="mr-2 text-13 text-text-faint">{text}</span>}
      <IconButton label={backLabel} icon={<ChevronLeft aria-hidden="true" />} disabled={!onBack} onClick={onBack} />
      <IconButton label={nextLabel} icon={<ChevronRight aria-hidden="true" />} disabled={!onNext} onClick={onNext} />
    </nav>
  );
}
