import { Badge } from '../badge.tsx';

/** The house's mark and name, and a word for the part of it that this is. */
export function Brand({ name, side }: { readonly name: string; readonly side: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg aria-hidden="true" width="16" height="20" viewBox="0 0 16 20" className="text-accent">
        <path d="M0 0h10a4.5 4.5 0 0 1 0 9H0Z" className="fill-text" />
        <path d="M0 11h11.5a4.5 4.5 0 0 1 0 9H0Z" fill="currentColor" />
      </svg>
      <span className="text-16 font-semibold">{name}</span>
      <span className="ml-3">
        <Badge tone="warn">{side}</Badge>
      </span>
    </span>
  );
}
