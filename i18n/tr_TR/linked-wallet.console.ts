import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Bağlı cüzdan limitleri',
  'console.actionField.linkMin': 'Bağlı cüzdana en az',
  'console.actionField.linkMax': 'Bağlı cüzdana en çok',
  'console.ranges.title': 'Bağlı cüzdanlar',
  'console.ranges.failed': 'Bağlı cüzdan limitleri yüklenemedi.',
  'console.ranges.effect':
    'Finanstan ikinci bir kişi karar verir. Coini bağlı cüzdanlara kapatmak için iki alanı da boş bırakın.',
  'console.mailKind.linkedWallet': 'Bağlı cüzdan',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
