import type { messages } from '@bourse/i18n/en_US/auto-invest-help.ts';
import { catalog, useText } from '../../lib/i18n.ts';

/** Questions and risks are read by few, so their words come with the window that shows them. */
const helpText = catalog<typeof messages>(import.meta.glob('../../../../i18n/*/auto-invest-help.ts'));
export const useHelpText = () => useText(helpText);
