import type { messages } from '@bourse/i18n/en_US/operator.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

type OperatorMessages = typeof messages;

const operatorText = catalog<OperatorMessages>(import.meta.glob('../../../../i18n/*/operator.ts'));
export const useOperatorText = (): Text<OperatorMessages> => useText(operatorText);
