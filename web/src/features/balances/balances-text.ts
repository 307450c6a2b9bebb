import type { messages } from '@bourse/i18n/en_US/balances.gen.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type BalancesMessages = typeof messages;

const balancesText = catalog<BalancesMessages>(import.meta.glob('../../../../i18n/*/balances.gen.ts'));
/** Words that the overview shows too, which most visits begin with: who takes no others brings no others along. */
export const useBalancesText = (): Text<BalancesMessages> => useText(balancesText);
