import type { grid } from '@bourse/contract/grid.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/grid.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/grid-refusal.ts';
import type { messages as spotRefusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';

/** A refusal is said beside its field before anything is sent, in the words that the server’s answer has. */
export type GridMessages = typeof messages &
  typeof refusals &
  Pick<typeof spotRefusals, 'OFF_TICK' | 'PRICE_TOO_HIGH' | 'MARKET_HALTED'>;
export type GridText = Text<GridMessages>;

const gridText = catalog<GridMessages>(
  import.meta.glob('../../../../i18n/*/{grid,grid-refusal,spot-refusal}.ts'),
  'grid',
);
export const useGridText = (): GridText => useText(gridText);

/** A refusal without a sentence, here or in the rooms below, does not compile. @proof */
export type GridRefusalSentences = Pick<
  typeof refusals & typeof spotRefusals & typeof balancesRefusals,
  RefusalsToSay<typeof grid>
>;
