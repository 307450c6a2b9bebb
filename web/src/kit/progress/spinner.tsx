/** A spinner in the colour of its text. Nothing else in the app moves without being touched. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" className="animate-spin" width={size} height={size} viewBox="0 0 16 16" fill="none">
      <path d="M14 8a6 6 0 1 1-6-6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
