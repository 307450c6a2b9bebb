import type { Messages } from '../catalog.ts';

export const messages = {
  'announcements.label': 'Announcements',
  'announcements.close': 'Hide this announcement',
} as const satisfies Messages;
