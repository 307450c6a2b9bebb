import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Verifique o que você digitou.',
  FIELD_UNKNOWN: 'Esta página está desatualizada. Recarregue e tente de novo.',
  LOGIN_REQUIRED: 'Entre na sua conta primeiro.',
  FORBIDDEN: 'Sua conta não tem permissão para fazer isso.',
  TOO_MANY_REQUESTS: 'Muitas solicitações. Aguarde um momento e tente de novo.',
  BUSY: 'O sistema está ocupado. Nada foi alterado; tente de novo em instantes.',
  OUTCOME_UNKNOWN: 'Não foi possível confirmar se a operação foi concluída. Verifique antes de tentar de novo.',
  FEATURE_OFF: 'Este recurso está desativado no momento.',
  SYSTEM_ERROR: 'Algo deu errado do nosso lado. Seu dinheiro está seguro.',
  IDEMPOTENCY_MISMATCH: 'Esta solicitação já foi enviada com outros valores. Recarregue a página e comece de novo.',
  ORIGIN_REFUSED: 'Esta solicitação não veio das nossas páginas e foi recusada.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
