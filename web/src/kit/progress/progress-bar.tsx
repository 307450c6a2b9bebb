interface BarProps {
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
}

/** A bar that shows how much of a limit is used. */
export function ProgressBar({ percent, label }: BarProps) {
  const held = Math.min(Math.max(percent, 0), 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(held)}
      className="h-1.5 overflow-hidden rounded-pill bg-hover"
    >
      <span className="block h-full rounded-pill bg-accent" style={{ width: `${held}%` }} />
    </div>
  );
}
