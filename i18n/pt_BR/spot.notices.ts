import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} será agrupado, {ratio} por 1, em {date} (UTC+8). O mercado para por instantes e as ordens abertas são canceladas.',
  'notices.kind.spot.merged': '{asset} foi agrupado: {ratio} viraram 1. O que você tem vale o mesmo.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
