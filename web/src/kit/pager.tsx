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

/** Buttons for the previous and next page of a list with cursors. */
export function Pager({ label, backLabel, nextLabel, onBack, onNext, text }: PagerProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      {text && <span className="mr-2 text-13 text-text-faint">{text}</span>}
      <IconButton label={backLabel} icon={<ChevronLeft aria-hidden="true" />} disabled={!onBack} onClick={onBack} />
      <IconButton label={nextLabel} icon={<ChevronRight aria-hidden="true" />} disabled={!onNext} onClick={onNext} />
    </nav>
  );
}
