import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursor, done, flag, none, page, pageLimit, timeMs, uuid } from './fields.ts';

/** What a notice is about. Notices of security and of money that leaves always go through every channel. */
export const NOTICE_CATEGORIES = ['security', 'moneyOut', 'deposit', 'trading', 'marketing'] as const;
/** The categories that a person may switch off, channel by channel. */
export const CHOSEN_CATEGORIES = ['deposit', 'trading', 'marketing'] as const;
export const NOTICE_CHANNELS = ['inApp', 'email', 'sms'] as const;

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/open/notices',
    summary: 'The notices of the person, newest first',
    access: 'user',
    input: z.strictObject({
      category: z.enum(NOTICE_CATEGORIES).optional(),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          params: z.record(z.string(), z.string()),
          atMs: timeMs,
          read: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
      unread: z.number().int(),
    }),
    refusals: [],
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/open/notices/read',
    summary: 'Marks one notice, or all of them, as read',
    access: 'user',
    input: z.strictObject({ id: uuid.optional() }),
    output: done,
    refusals: [],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/open/notices/choices',
    summary: 'What the person hears of by which channel; what must be told cannot be switched',
    access: 'user',
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          category: z.enum(NOTICE_CATEGORIES),
          channel: z.enum(NOTICE_CHANNELS),
          on: z.boolean(),
          canSwitch: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/open/notices/choices',
    summary: 'Switches a kind of notices on or off for one channel',
    access: 'user',
    input: z.strictObject({ category: z.enum(CHOSEN_CATEGORIES), channel: z.enum(NOTICE_CHANNELS), on: flag }),
    output: done,
    refusals: ['MUST_BE_TOLD'],
  }),
  demoInbox: endpoint({
    method: 'GET',
    path: '/open/dev/inbox',
    summary: 'Mails and text messages that the demo would have sent, newest first',
    access: 'anyone',
    demoOnly: true,
    input: z.strictObject({ to: z.string().max(254).optional(), before: cursor.optional() }),
    output: page(
      z.object({
        id: z.string(),
        channel: z.string(),
        to: z.string(),
        subject: z.string(),
        body: z.string(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
} as const;
