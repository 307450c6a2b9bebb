import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta conta está congelada. Fale com o suporte.',
  TRADING_PASSWORD_NOT_SET: 'Defina uma senha de negociação primeiro.',
  LAUNCH_NOT_FOUND: 'Este projeto ou esta rodada não existe.',
  LAUNCH_CANCELLED: 'Este projeto foi cancelado. Quem participou recebe o dinheiro de volta.',
  LAUNCH_NOT_STARTED: 'Esta rodada abre em {startAt}.',
  LAUNCH_ENDED: 'Esta rodada foi encerrada. O valor comprometido não pode mais ser alterado.',
  LAUNCH_KYC: 'Esta rodada exige o nível de identidade {needed}; o seu é {level}.',
  LAUNCH_VIP: 'Esta rodada é para VIP {needed} ou acima; você é VIP {level}.',
  LAUNCH_INTERVAL: 'Você acabou de entrar em outra rodada. Poderá participar de novo em {againAt}.',
  LAUNCH_MIN: 'O valor mínimo é {min} {asset}.',
  LAUNCH_MAX: 'O valor máximo é {max} {asset}.',
  LAUNCH_STEP: 'O valor precisa ser múltiplo de {step} {asset}.',
  LAUNCH_BALANCE: 'Saldo de {asset} insuficiente na conta de fundos: há {available}, são necessários {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'Você não tem essa participação.',
  COIN_STOPPED: '{asset} está sendo agrupado e não pode ser movido agora. Tente em alguns minutos.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
