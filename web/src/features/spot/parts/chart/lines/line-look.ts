/** Looks shared by all lines of a chart: solid for facts, dashed for orders, a dashed border for what is not placed yet. */
export const INK = { buy: 'text-up', sell: 'text-down' } as const;
export const EDGE = { buy: 'border-up', sell: 'border-down' } as const;
export const TINT = { buy: 'bg-up-soft', sell: 'bg-down-soft' } as const;
export const lineClass = 'absolute left-0 w-[var(--plot,100%)] border-t';
export const tagClass =
  'num absolute right-0 left-[var(--plot,100%)] flex h-5 -translate-y-1/2 items-center justify-end rounded-badge border bg-surface-raised pr-[11px]';
export const labelClass = 'absolute z-1 flex items-center rounded-control border bg-surface-raised whitespace-nowrap';
/** The place beside the axis, for orders that wait for something. */
export const besideAxis = 'right-[calc(100%-var(--plot,100%)+8px+var(--label,0px))]';
