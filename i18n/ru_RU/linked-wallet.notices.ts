import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.notices.ts';

export const messages = {
  'notices.kind.linkedWallet.linked': 'Кошелёк {address} привязан. Это были не вы? Заморозьте аккаунт.',
  'notices.kind.linkedWallet.unlinked': 'Кошелёк {address} отвязан; вывод на привязанный кошелёк закрыт на 24 часа.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
