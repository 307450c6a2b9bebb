import type { messages } from '@bourse/i18n/en_US/spot-tools.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

type ToolsMessages = typeof messages;
export type ToolsText = Text<ToolsMessages>;

const toolsText = catalog<ToolsMessages>(import.meta.glob('../../../../i18n/*/spot-tools.ts'));
/** Texts of what opens beside the chart and the form; fetched together with it. */
export const useToolsText = (): ToolsText => useText(toolsText);
