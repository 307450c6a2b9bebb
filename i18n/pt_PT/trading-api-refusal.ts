import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Escolha o que a chave pode fazer.',
  IP_MALFORMED: '{ip} não é um endereço IP.',
  IP_LIST_REQUIRED: 'Uma chave que pode levantar precisa de uma lista de endereços IP.',
  LABEL_LENGTH: 'Dê à chave um nome com {max} carateres no máximo.',
  PUBLIC_KEY_MALFORMED: 'Isto não é uma chave pública Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'Isto é uma chave privada. Não a mostre a ninguém e cole a chave pública correspondente.',
  PUBLIC_KEY_IN_USE: 'Já tem uma chave com esta chave pública.',
  TOO_MANY_API_KEYS: 'Tem {max} chaves, que é o máximo. Elimine uma para criar outra.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio ao cliente.',
  WITHDRAWAL_LOCKED: 'Os levantamentos reabrem em {unlockAt}.',
  API_KEY_UNKNOWN: 'Esta chave já não existe.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
