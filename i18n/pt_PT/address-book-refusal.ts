import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Este não é um endereço válido desta rede.',
  MEMO_REQUIRED: 'Este endereço precisa de um memo.',
  MEMO_INVALID: 'Este memo não tem o formato que a rede exige.',
  ADDRESS_BOOK_FULL: 'O livro de endereços está cheio.',
  ADDRESS_EXISTS: 'Este endereço já está no livro.',
  ADDRESS_UNKNOWN: 'Este registo já não existe.',
  ADDRESS_REQUIRED: 'O endereço é obrigatório.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
