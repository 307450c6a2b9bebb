import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StepState = 'done' | 'now' | 'later' | 'failed';
export interface Step {
  readonly key: string;
  readonly state: StepState;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly time?: ReactNode;
}

/** Steps in order: a tick for done, an accent dot for the present one, a ring for later ones. */
export function Timeline({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-6 bottom-1 left-[9.5px] w-px bg-line-strong" />
          )}
          <StepDot state={step.state} />
          <div className="min-w-0 flex-1">
            <p className={cx('text-14', step.state === 'later' ? 'text-text-faint' : 'font-medium text-text')}>
              {step.title}
            </p>
            {step.sub && <p className="text-12 text-text-faint">{step.sub}</p>}
          </div>
          {step.time && <span className="num shrink-0 text-12 leading-5 text-text-faint">{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}

function StepDot({ state }: { readonly state: StepState }) {
  const looks = {
    done: 'bg-ok-soft text-ok',
    failed: 'bg-danger-soft text-danger',
    now: 'bg-accent-soft',
    later: 'border border-line-strong',
  }[state];
  return (
    <span aria-hidden="true" className={cx('grid size-5 shrink-0 place-items-center rounded-pill', looks)}>
      {state === 'done' && <Check className="size-3" strokeWidth={2.5} />}
      {state === 'failed' && <X className="size-3" strokeWidth={2.5} />}
      {state === 'now' && <span className="size-2 rounded-pill bg-accent" />}
    </span>
  );
}

interface StepperProps {
  readonly number: number;
  readonly state: 'done' | 'now' | 'later';
  readonly children: ReactNode;
  readonly isLast?: boolean;
}

/** One numbered step of a form, with a line to the next. */
export function StepperItem({ number, state, children, isLast = false }: StepperProps) {
  return (
    <div className="relative flex gap-3.5 pb-6 last:pb-0">
      {!isLast && <span aria-hidden="true" className="absolute top-7 bottom-1 left-[11.5px] w-px bg-line-strong" />}
      <span
        aria-hidden="true"
        className={cx(
          'num grid size-6 shrink-0 place-items-center rounded-pill text-12 font-semibold',
          state === 'done' && 'bg-accent-soft text-accent-text',
          state === 'now' && 'bg-accent text-on-accent',
          state === 'later' && 'bg-hover text-text-muted',
        )}
      >
        {state === 'done' ? <Check className="size-3.5" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

interface ConfirmationsProps {
  readonly done: number;
  readonly needed: number;
  readonly label: string;
}

const SEGMENTS_MAX = 24;

/** One bar per confirmation; if there are many, a single bar. */
export function Confirmations({ done, needed, label }: ConfirmationsProps) {
  const count = Math.min(Math.max(needed, 1), SEGMENTS_MAX);
  const filled = Math.floor((Math.min(done, needed) * count) / Math.max(needed, 1));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={Math.min(done, needed)}
      className="flex h-1.5 gap-1"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity.
          key={index}
          className={cx('h-full flex-1 rounded-pill', index < filled ? 'bg-info' : 'bg-hover')}
        />
      ))}
    </div>
  );
}

/** Confirmations as a ring, for table rows. */
export function ConfirmationRing({ done, needed }: { readonly done: number; readonly needed: number }) {
  const around = 2 * Math.PI * 6;
  const share = needed > 0 ? Math.min(done / needed, 1) : 0;
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" className="text-info">
      <circle cx="8" cy="8" r="6" stroke="var(--hover)" strokeWidth="2" />
      <circle
        cx="8"
        cy="8"
        r="6"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={`${around * share} ${around}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
