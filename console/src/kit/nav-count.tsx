/** How many things wait behind an entry of the navigation; a dot where there is no room for a number, nothing for none. */
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
