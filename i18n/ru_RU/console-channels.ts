import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Официальные каналы',
  'console.channels.title': 'Официальные каналы',
  'console.channels.failed': 'Не удалось загрузить официальные каналы.',
  'console.channels.channel': 'Канал',
  'console.channels.source': 'Источник',
  'console.channels.configured': 'Конфигурация',
  'console.channels.listed': 'Сотрудники',
  'console.channels.add': 'Добавить канал',
  'console.channels.remove': 'Убрать из списка',
  'console.channels.hint': 'Веб-адрес с https://, адрес почты или номер телефона с кодом страны',
  'console.channels.addEffect': 'После второго одобрения проверяющим будет сказано, что это наше.',
  'console.channels.removeEffect': 'После второго одобрения проверяющим будет сказано, что это не наше.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Официальный канал',
  'console.actionField.officialChannel': 'Официальный канал',
  'console.refusal.CHANNEL_UNREADABLE': 'Это не веб-адрес с https://, не адрес почты и не номер телефона.',
  'console.refusal.TOO_MANY_CHANNELS': 'Список заполнен. Сначала уберите что-нибудь.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
