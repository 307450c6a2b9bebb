import type { messages } from '@bourse/i18n/en_US/shell.gen.ts';
import { catalog, type Text, useText } from './i18n.ts';

export type ShellMessages = typeof messages;

/** Texts of the frame and those that every screen needs: Retry, Close, Copy, results of actions. */
export const shellText = catalog<ShellMessages>(import.meta.glob('../../../i18n/*/shell.gen.ts'));

export const useShellText = (): Text<ShellMessages> => useText(shellText);
