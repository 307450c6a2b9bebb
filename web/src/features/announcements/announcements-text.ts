import type { messages } from '@bourse/i18n/en_US/announcements.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type AnnouncementsMessages = typeof messages;

const announcementsText = catalog<AnnouncementsMessages>(import.meta.glob('../../../../i18n/*/announcements.ts'));
export const useAnnouncementsText = (): Text<AnnouncementsMessages> => useText(announcementsText);
