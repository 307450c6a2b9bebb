import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Essa solicitação não existe.',
  CASE_EXISTS: 'Você já tem uma solicitação aberta para esta transação.',
  CASES_OPEN_MAX: 'Você pode ter {max} solicitações abertas por vez. Aguarde a decisão de uma.',
  SCREENSHOT_UNKNOWN: 'A imagem não está mais disponível. Escolha de novo.',
  NETWORK_UNKNOWN: 'Não conhecemos esta rede.',
  AMOUNT_ZERO: 'A quantidade não pode ser 0.',
  ADDRESS_INVALID: 'O endereço de devolução não é desta rede.',
  ADDRESS_OURS: 'Este endereço é nosso. Informe um seu.',
  CASE_DECIDED: 'Esta solicitação já foi decidida.',
  SIGNATURE_NOT_POSSIBLE: 'Nesta rede não conseguimos verificar uma assinatura.',
  TRANSFER_NOT_SEEN: 'Ainda não vimos esta transação, ou ela não indica remetente. Tente mais tarde.',
  SIGNATURE_WRONG: 'Não é a assinatura deste texto pelo endereço que enviou.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
