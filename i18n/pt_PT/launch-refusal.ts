import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio.',
  TRADING_PASSWORD_NOT_SET: 'Defina primeiro uma palavra-passe de negociação.',
  LAUNCH_NOT_FOUND: 'Este projeto ou esta ronda não existe.',
  LAUNCH_CANCELLED: 'Este projeto foi cancelado. Quem participou é reembolsado.',
  LAUNCH_NOT_STARTED: 'Esta ronda abre a {startAt}.',
  LAUNCH_ENDED: 'Esta ronda terminou. O montante comprometido já não pode ser alterado.',
  LAUNCH_KYC: 'Esta ronda exige o nível de identidade {needed}; o seu é {level}.',
  LAUNCH_VIP: 'Esta ronda é para VIP {needed} ou superior; o seu nível é VIP {level}.',
  LAUNCH_INTERVAL: 'Acabou de subscrever outra ronda. Pode voltar a subscrever a {againAt}.',
  LAUNCH_MIN: 'O montante mínimo é {min} {asset}.',
  LAUNCH_MAX: 'O montante máximo é {max} {asset}.',
  LAUNCH_STEP: 'O montante tem de ser múltiplo de {step} {asset}.',
  LAUNCH_BALANCE: 'Saldo de {asset} insuficiente na conta de fundos: há {available}, são necessários {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'Não tem essa subscrição.',
  COIN_STOPPED: '{asset} está a ser agrupado e não pode ser movido agora. Tente daqui a alguns minutos.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
