import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Лимиты привязанных кошельков',
  'console.actionField.linkMin': 'Мин. на привязанный кошелёк',
  'console.actionField.linkMax': 'Макс. на привязанный кошелёк',
  'console.ranges.title': 'Привязанные кошельки',
  'console.ranges.failed': 'Не удалось загрузить лимиты привязанных кошельков.',
  'console.ranges.effect':
    'Решает второй сотрудник финансов. Оставьте оба поля пустыми, чтобы закрыть монету для привязанных кошельков.',
  'console.mailKind.linkedWallet': 'Привязанный кошелёк',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
