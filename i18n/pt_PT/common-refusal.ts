import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Verifique o que introduziu.',
  FIELD_UNKNOWN: 'Esta página está desatualizada. Recarregue-a e tente novamente.',
  LOGIN_REQUIRED: 'Inicie sessão primeiro.',
  FORBIDDEN: 'A sua conta não tem permissão para fazer isto.',
  TOO_MANY_REQUESTS: 'Demasiados pedidos. Aguarde um momento e tente novamente.',
  BUSY: 'O sistema está ocupado. Nada foi alterado; tente novamente dentro de momentos.',
  OUTCOME_UNKNOWN: 'Não foi possível confirmar se a operação foi concluída. Verifique antes de tentar novamente.',
  FEATURE_OFF: 'Esta funcionalidade está desligada de momento.',
  SYSTEM_ERROR: 'Ocorreu um problema do nosso lado. O seu dinheiro está seguro.',
  IDEMPOTENCY_MISMATCH: 'Este pedido já foi enviado com outros valores. Recarregue a página e comece de novo.',
  ORIGIN_REFUSED: 'Este pedido não veio das nossas páginas e foi recusado.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
