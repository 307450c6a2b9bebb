import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset}, {date} (UTC+8) tarihinde {ratio}:1 birleştirilecek. İşlem kısa süre durur, açık emirler iptal edilir.',
  'notices.kind.spot.merged': '{asset} birleştirildi: {ratio} adet 1 oldu. Varlığınızın değeri aynı.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
