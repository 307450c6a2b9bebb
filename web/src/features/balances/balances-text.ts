import type { messages } from '@bourse/i18n/en_US/balances.gen.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type BalancesMessages = typeof messages;

const balancesText = catalog<BalancesMessages>(import.meta.glob('../../../../i18n/*/balances.gen.ts'));
/** Texts that the overview shows too, where most visits begin. Parts that use only these load no other catalog. */
export const useBalancesText = (): Text<BalancesMessages> => useText(balancesText);
