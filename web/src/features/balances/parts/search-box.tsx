import { Search, X } from 'lucide-react';
import { cx } from '../../../kit/cx.ts';
import { useDensity } from '../../../kit/density.tsx';
import { useShellText } from '../../../lib/shell-text.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
  readonly label: string;
  readonly autoFocus?: boolean;
}

const BOX =
  'flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-surface-field px-3 focus-within:border-focus focus-within:ring-3 focus-within:ring-accent-soft';

/** A search field with an icon, and a button to clear it. */
export function SearchBox({ value, onChange, label, autoFocus }: SearchBoxProps) {
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <span className={cx(isTouch ? 'h-11' : 'h-9', BOX)}>
      <Search aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: asked for where the search is what the page is for.
        autoFocus={autoFocus}
        className={cx(
          'h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-text-faint',
          isTouch ? 'text-16' : 'text-13',
        )}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value && (
        <button
          type="button"
          aria-label={shell('shell.action.clear')}
          className="touch text-text-faint hover:text-text"
          onClick={() => onChange('')}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
}
