import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'К этому счёту кошелёк не привязан.',
  WALLET_ALREADY_LINKED: 'Кошелёк уже привязан. Сначала отвяжите его.',
  WALLET_TAKEN: 'Этот кошелёк привязан к другому счёту.',
  WALLET_NOT_THE_LINKED_ONE: 'Это не тот кошелёк, что привязан к счёту.',
  LINK_LOCKED: 'Вывод на привязанный кошелёк откроется {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'Такого кода нет. Покажите новый.',
  LINK_SESSION_EXPIRED: 'Срок кода истёк. Покажите новый.',
  LINK_SESSION_SPENT: 'Код уже использован. Покажите новый.',
  LINK_NOT_CONFIRMED: 'Сначала подтвердите в приложении-кошельке.',
  MESSAGE_WRONG: 'Подписано не наше сообщение: {field}.',
  SIGNATURE_WRONG: 'Это подпись не этого кошелька.',
  TX_HASH_MISSING: 'Нет транзакции.',
  NOT_PAYABLE: 'Сеть не примет этот платёж. Хватает ли монет в кошельке?',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
