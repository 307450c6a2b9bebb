import { Check, Copy as CopyIcon } from 'lucide-react';
import { useState } from 'react';

const TICK_MS = 1500;

/** Copies a text, and shows a tick once the clipboard has it. */
export function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), TICK_MS);
  };
  const Icon = isCopied ? Check : CopyIcon;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      className="inline-grid size-6 place-items-center rounded-badge text-text-muted hover:text-text"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
