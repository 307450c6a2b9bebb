import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} será agrupado, {ratio} para 1, em {date} (UTC+8). O mercado para por momentos e as ordens abertas são canceladas.',
  'notices.kind.spot.merged': '{asset} foi agrupado: {ratio} passaram a 1. O que tem vale o mesmo.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
