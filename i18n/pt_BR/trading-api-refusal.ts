import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Escolha o que a chave pode fazer.',
  IP_MALFORMED: '{ip} não é um endereço IP.',
  IP_LIST_REQUIRED: 'Uma chave que pode sacar precisa de uma lista de endereços IP.',
  LABEL_LENGTH: 'Dê à chave um nome de no máximo {max} caracteres.',
  PUBLIC_KEY_MALFORMED: 'Isto não é uma chave pública Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'Isto é uma chave privada. Não mostre a ninguém e cole a chave pública correspondente.',
  PUBLIC_KEY_IN_USE: 'Você já tem uma chave com esta chave pública.',
  TOO_MANY_API_KEYS: 'Você tem {max} chaves, que é o máximo. Exclua uma para criar outra.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Fale com o suporte.',
  WITHDRAWAL_LOCKED: 'Os saques voltam em {unlockAt}.',
  API_KEY_UNKNOWN: 'Essa chave já não existe.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
