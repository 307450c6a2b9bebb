import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta conta está congelada. Fale com o suporte.',
  EARN_NOT_FOUND: 'Este produto não existe.',
  EARN_KYC: 'Este produto exige o nível de identidade {needed}; o seu é {level}.',
  EARN_VIP: 'Este produto é para VIP {needed} ou acima; você é VIP {level}.',
  EARN_NEW_ONLY: 'Este produto é para quem ainda não usou o Rendimento.',
  EARN_UPCOMING: 'Este produto abre em {startAt}.',
  EARN_ENDED: 'Este produto esgotou ou foi encerrado.',
  EARN_AMOUNT_REQUIRED: 'Informe um valor.',
  EARN_STEP: 'O valor precisa ser múltiplo de {step} {asset}.',
  EARN_MIN: 'O mínimo é {min} {asset}.',
  EARN_MAX: 'O máximo por aplicação é {max} {asset}.',
  EARN_MAX_PERSON: 'Você pode ter no máximo {max} {asset} neste produto; já tem {held}.',
  EARN_EQUAL: 'Este produto aceita exatamente {amount} {asset}.',
  EARN_REMAINING: 'Restam apenas {remaining} {asset} deste produto.',
  EARN_BALANCE: 'Saldo de {asset} insuficiente na conta de fundos: há {available}, são necessários {needed}.',
  EARN_RATE_DROPPED: 'A taxa mudou de {from}% para {percent}% desde que você a viu. Confira e confirme novamente.',
  EARN_REWARD_DROPPED:
    'A taxa paga em {asset} mudou de {from}% para {percent}% desde que você a viu. Confira e confirme novamente.',
  EARN_DUPLICATE: 'Você já tem uma aplicação neste produto e prazo.',
  EARN_TYPE: 'Este tipo de produto não permite isso.',
  EARN_NO_ORDER: 'Você ainda não tem aplicação neste produto. Aplique primeiro.',
  EARN_NOT_RENEWED: 'Este produto não renova automaticamente.',
  EARN_ORDER_UNKNOWN: 'Esta aplicação não existe.',
  EARN_ORDER_ENDED: 'Esta aplicação está em resgate ou foi encerrada.',
  EARN_NOT_EARLY: 'Este produto não pode ser resgatado antes do vencimento.',
  EARN_WHOLE_ONLY: 'Uma aplicação com prazo é resgatada por inteiro.',
  EARN_TOO_MUCH: 'Você pode resgatar no máximo {available} {asset}.',
  EARN_INSTANT_POOL:
    'O limite de resgate imediato deste produto para hoje ainda tem {remaining} {asset}. Você pode resgatar com crédito amanhã.',
  EARN_INSTANT_CAP:
    'Você pode resgatar na hora no máximo {max} USDT por dia. O restante pode ser resgatado com crédito amanhã.',
  EARN_NO_PRICE:
    '{asset} está sem preço no momento, então não há resgate imediato. Você pode resgatar com crédito amanhã.',
  COIN_STOPPED: '{asset} está sendo agrupado e não pode ser movido agora. Tente em alguns minutos.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
