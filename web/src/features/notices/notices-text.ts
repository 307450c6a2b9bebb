import type { messages } from '@bourse/i18n/en_US/notices.gen.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type NoticesMessages = typeof messages;
export type NoticesText = Text<NoticesMessages>;

const noticesText = catalog<NoticesMessages>(import.meta.glob('../../../../i18n/*/notices.gen.ts'));
export const useNoticesText = (): NoticesText => useText(noticesText);
