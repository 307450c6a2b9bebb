import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { none, timeMs } from './fields.ts';

export const ANNOUNCEMENT_LEVELS = ['info', 'warn', 'danger'] as const;
/** Languages of a text beside English, which is always there. */
export const OTHER_LANGUAGES = [
  ...(['zh_CN', 'zh_TW', 'ko_KR', 'vi_VN', 'tr_TR', 'pt_PT'] as const),
  ...(['pt_BR', 'ru_RU', 'ja_JP', 'fr_FR', 'es_ES'] as const),
] as const;

export const announcements = {
  current: endpoint({
    method: 'GET',
    path: '/open/announcements',
    summary: "What the operator announces now and in the next hours, in the caller's language",
    access: 'anyone',
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          level: z.enum(ANNOUNCEMENT_LEVELS),
          text: z.string(),
          fromMs: timeMs,
          untilMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
} as const;
