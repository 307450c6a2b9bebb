import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.mail.ts';

export const messages = {
  'mail.wallet-linked.subject': 'Кошелёк привязан',
  'mail.wallet-linked.body':
    'Кошелёк {address} привязан к вашему аккаунту Bourse. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.wallet-unlinked.subject': 'Кошелёк отвязан',
  'mail.wallet-unlinked.body':
    'Кошелёк {address} отвязан от вашего аккаунта Bourse. Вывод на привязанный кошелёк закрыт на 24 часа. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
