/** The mark: two stacked blocks, the lower one in the accent colour. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
      <path d="M3 1.5h9.2a4.1 4.1 0 0 1 0 8.2H3z" className="fill-text" />
      <path d="M3 10.8h10.4a4.1 4.1 0 0 1 0 8.2H3z" className="fill-accent" />
    </svg>
  );
}
