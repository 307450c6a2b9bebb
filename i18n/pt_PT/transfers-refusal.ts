import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} está a ser agrupado e não pode ser movido agora. Tente daqui a alguns minutos.',
  RECIPIENT_UNKNOWN: 'Ninguém com esta conta pode receber.',
  RECIPIENT_SELF: 'Esta é a sua própria conta.',
  LOOKUP_LIMIT: 'No máximo {max} pesquisas por hora. Tente novamente mais tarde.',
  ACCOUNT_NOT_OPENED: 'Conta para a transferência não aberta: {account}.',
  SAME_ACCOUNT: 'Escolha duas contas diferentes.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
