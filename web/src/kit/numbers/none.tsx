import { EMPTY } from '@bourse/core/money/display.ts';

/** The sign for no value. Without tabular figures, which would pull its hyphens apart. */
export const None = () => <span className="text-text-faint [font-variant-numeric:normal]">{EMPTY}</span>;
