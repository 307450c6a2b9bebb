interface RingProps {
  /** 0 to 1. */
  readonly share: number;
  readonly left: string;
  readonly of: string;
  readonly label: string;
}

const AROUND = 2 * Math.PI * 56;

/** The time that is left as a ring. It has one colour to the end and does not pulse: it is a clock, and no alarm. */
export function PayRing({ share, left, of, label }: RingProps) {
  return (
    <div className="relative size-30 shrink-0">
      <svg aria-hidden="true" viewBox="0 0 120 120" fill="none" className="size-full text-accent">
        <circle cx="60" cy="60" r="56" stroke="var(--hover)" strokeWidth="8" />
        <circle
          cx="60"
          cy="60"
          r="56"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">
        <span role="timer" aria-label={`${label} ${left}`} className="num text-28 leading-8 font-semibold">
          {left}
        </span>
        <span className="text-12 text-text-muted">{of}</span>
      </div>
    </div>
  );
}
