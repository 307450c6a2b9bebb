import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/deposits-refusal.ts';

export const messages = {
  DEPOSIT_PAUSED: 'Bu ağda yatırma duraklatıldı.',
  NOT_ROTATABLE: 'Bu ağda adres tektir ve değişmez.',
  NOT_IN_REVIEW: 'İnceleme sona erdi.',
  DEPOSIT_UNKNOWN: 'Böyle bir yatırma yok.',
  CHAIN_AWAY: 'Zincir şu anda yanıt vermiyor.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
