import type { messages } from '@bourse/i18n/en_US/holdings.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { BalancesMessages } from '../balances/public.ts';

export type OverviewMessages = BalancesMessages & typeof messages;
export type OverviewText = Text<OverviewMessages>;

const overviewText = catalog<OverviewMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,holdings}.ts'),
  'holdings',
);
/** The texts of the overview, where most visits begin. Its parts use no others, so that no other catalog is loaded. */
export const useOverviewText = (): OverviewText => useText(overviewText);
