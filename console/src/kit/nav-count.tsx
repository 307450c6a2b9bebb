/** The number of things that wait; a dot where a number does not fit, nothing where none wait. */
export function NavCount({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-pill bg-accent xl:hidden" />
      <span className="num sr-only text-12 font-normal text-text-muted xl:not-sr-only xl:ml-auto">
        {count}
        {hasMore && '+'}
      </span>
    </>
  );
}
