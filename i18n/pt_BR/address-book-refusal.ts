import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Este não é um endereço válido desta rede.',
  ADDRESS_BURNS: 'Ninguém tem a chave deste endereço. Moedas enviadas para lá se perdem para sempre.',
  ADDRESS_IS_TOKEN: 'Este é o contrato de {asset}, não uma carteira. Moedas enviadas para lá se perdem.',
  ADDRESS_OURS: 'Este endereço é da própria corretora. Informe um seu.',
  MEMO_REQUIRED: 'Este endereço exige um memo.',
  MEMO_INVALID: 'Este memo não tem o formato exigido pela rede.',
  ADDRESS_BOOK_FULL: 'A agenda de endereços está cheia.',
  ADDRESS_EXISTS: 'Este endereço já está na agenda.',
  ADDRESS_UNKNOWN: 'Este cadastro não existe mais.',
  ADDRESS_REQUIRED: 'O endereço é obrigatório.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
