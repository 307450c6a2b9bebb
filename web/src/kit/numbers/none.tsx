import { EMPTY } from '@bourse/core/money/display.ts';

/** No value, where a number would stand: quiet, and without the figures' own width, which would pull the hyphens apart. */
export const None = () => <span className="text-text-faint [font-variant-numeric:normal]">{EMPTY}</span>;
