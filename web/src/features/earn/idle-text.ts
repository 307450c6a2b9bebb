import type { messages } from '@bourse/i18n/en_US/earn-idle.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

type IdleMessages = typeof messages;

const idleText = catalog<IdleMessages>(import.meta.glob('../../../../i18n/*/earn-idle.ts'));
/** The few words that Earn says on pages of others. */
export const useIdleText = (): Text<IdleMessages> => useText(idleText);
