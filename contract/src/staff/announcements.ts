import { z } from 'zod';
import { ANNOUNCEMENT_LEVELS, type OTHER_LANGUAGES } from '../announcements.ts';
import { endpoint } from '../endpoint.ts';
import { done, none, text, timeMs, timeText, uuid } from '../fields.ts';

const TEXT_MAX = 300;
const other = text(TEXT_MAX).optional();
const texts = {
  en_US: text(TEXT_MAX, 3),
  zh_CN: other,
  zh_TW: other,
  ko_KR: other,
  vi_VN: other,
  tr_TR: other,
  pt_PT: other,
  pt_BR: other,
  ru_RU: other,
  ja_JP: other,
  fr_FR: other,
  es_ES: other,
} satisfies Record<'en_US' | (typeof OTHER_LANGUAGES)[number], z.ZodType>;

export const staffAnnouncements = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/announcements',
    summary: 'Every announcement that is not over for long, the newest first',
    access: ['product', 'risk', 'support', 'support2', 'auditor'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          level: z.enum(ANNOUNCEMENT_LEVELS),
          texts: z.record(z.string(), z.string()),
          /** What readers of a language without a text see. */
          fallback: z.enum(['english', 'nothing']),
          fromMs: timeMs,
          untilMs: timeMs.nullable(),
          removedAtMs: timeMs.nullable(),
          writtenBy: z.string(),
          writtenAtMs: timeMs,
        }),
      ),
    }),
    refusals: [],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/open/staff/announcements/publish',
    summary:
      'Announces something to everybody; English is required, and what the other languages without a text see is chosen',
    access: ['product', 'risk'],
    input: z.strictObject({
      ...texts,
      fallback: z.enum(['english', 'nothing']),
      level: z.enum(ANNOUNCEMENT_LEVELS),
      /** From when it is shown; from now on if left out. */
      fromMs: timeText.optional(),
      /** Until when it is shown; until it is taken back if left out. */
      untilMs: timeText.optional(),
      reason: text(200, 3),
    }),
    output: done,
    refusals: ['ENDS_BEFORE_START', 'TOO_MANY_ANNOUNCEMENTS'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/open/staff/announcements/remove',
    summary: 'Takes an announcement off every page',
    access: ['product', 'risk'],
    input: z.strictObject({ id: uuid, reason: text(200, 3) }),
    output: done,
    refusals: ['ANNOUNCEMENT_UNKNOWN'],
  }),
} as const;
