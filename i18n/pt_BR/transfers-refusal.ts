import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} está sendo agrupado e não pode ser movido agora. Tente em alguns minutos.',
  RECIPIENT_UNKNOWN: 'Ninguém com esta conta pode receber.',
  RECIPIENT_SELF: 'Esta é a sua própria conta.',
  LOOKUP_LIMIT: 'No máximo {max} buscas por hora. Tente de novo mais tarde.',
  ACCOUNT_NOT_OPENED: 'Conta para transferência não aberta: {account}.',
  SAME_ACCOUNT: 'Escolha duas contas diferentes.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
