import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursor, done, page, pageLimit, timeMs, uuid } from './fields.ts';

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/open/notices',
    summary: 'The notices of the person, newest first',
    access: 'user',
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
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
