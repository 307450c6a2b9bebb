import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices-refusal.ts';

export const messages = {
  MUST_BE_TOLD: 'Bu, uygulamada her zaman bildirilir ve kapatılamaz.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
