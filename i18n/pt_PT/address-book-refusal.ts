import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Este não é um endereço válido desta rede.',
  ADDRESS_BURNS: 'Ninguém tem a chave deste endereço. As moedas enviadas para lá perdem-se para sempre.',
  ADDRESS_IS_TOKEN: 'Este é o contrato de {asset}, não uma carteira. As moedas enviadas para lá perdem-se.',
  ADDRESS_OURS: 'Este é um endereço da própria plataforma. Indique um seu.',
  MEMO_REQUIRED: 'Este endereço precisa de um memo.',
  MEMO_INVALID: 'Este memo não tem o formato que a rede exige.',
  ADDRESS_BOOK_FULL: 'O livro de endereços está cheio.',
  ADDRESS_EXISTS: 'Este endereço já está no livro.',
  ADDRESS_UNKNOWN: 'Este registo já não existe.',
  ADDRESS_REQUIRED: 'O endereço é obrigatório.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
