import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';

/** The link back, above the title of a desktop page that belongs to another one. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link
      href={href}
      className="mb-1 -ml-1 inline-flex items-center gap-1 rounded-control text-13 text-text-muted hover:text-text"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
