import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} se agrupará {ratio} por 1 el {date} (UTC+8). Su mercado se detendrá un momento y se cancelarán las órdenes abiertas.',
  'notices.kind.spot.merged': '{asset} se ha agrupado: {ratio} son ahora 1. Lo que tiene vale lo mismo.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
