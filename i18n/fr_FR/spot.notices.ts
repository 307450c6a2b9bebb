import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} sera regroupé, {ratio} pour 1, le {date} (UTC+8). Son marché s’arrêtera un moment et les ordres ouverts seront annulés.',
  'notices.kind.spot.merged':
    '{asset} a été regroupé : {ratio} sont devenus 1. La valeur de votre position est la même.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
