import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.notices.ts';

export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{date} (UTC+8) {asset} будет объединён {ratio} к 1. Торги ненадолго остановятся, открытые ордера будут отменены.',
  'notices.kind.spot.merged': '{asset} объединён: {ratio} стали 1. Стоимость ваших токенов не изменилась.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
