import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Выберите, что разрешено ключу.',
  IP_MALFORMED: '{ip} не является IP-адресом.',
  IP_LIST_REQUIRED: 'Ключу с правом вывода нужен список IP-адресов.',
  LABEL_LENGTH: 'Дайте ключу название не длиннее {max} символов.',
  PUBLIC_KEY_MALFORMED: 'Это не открытый ключ Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'Это закрытый ключ. Никому его не показывайте и вставьте парный ему открытый ключ.',
  PUBLIC_KEY_IN_USE: 'У вас уже есть ключ с этим открытым ключом.',
  TOO_MANY_API_KEYS: 'У вас {max} ключей, больше нельзя. Удалите один, чтобы создать новый.',
  ACCOUNT_FROZEN: 'Этот аккаунт заморожен. Обратитесь в поддержку.',
  WITHDRAWAL_LOCKED: 'Вывод снова откроется: {unlockAt}.',
  API_KEY_UNKNOWN: 'Этого ключа уже нет.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
