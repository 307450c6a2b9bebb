import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Esse pedido não existe.',
  CASE_EXISTS: 'Já tem um pedido aberto para esta transação.',
  CASES_OPEN_MAX: 'Pode ter {max} pedidos abertos ao mesmo tempo. Aguarde a decisão de um.',
  SCREENSHOT_UNKNOWN: 'A imagem já não existe. Escolha-a de novo.',
  NETWORK_UNKNOWN: 'Não conhecemos esta rede.',
  AMOUNT_ZERO: 'A quantia não pode ser 0.',
  ADDRESS_INVALID: 'O endereço de devolução não é desta rede.',
  ADDRESS_OURS: 'Este endereço é nosso. Indique um seu.',
  CASE_DECIDED: 'Este pedido já foi decidido.',
  SIGNATURE_NOT_POSSIBLE: 'Nesta rede não podemos verificar uma assinatura.',
  TRANSFER_NOT_SEEN: 'Ainda não vimos esta transação, ou não indica remetente. Tente mais tarde.',
  SIGNATURE_WRONG: 'Não é a assinatura deste texto pelo endereço que enviou.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
