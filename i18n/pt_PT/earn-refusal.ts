import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio.',
  EARN_NOT_FOUND: 'Este produto não existe.',
  EARN_KYC: 'Este produto exige o nível de identidade {needed}; o seu é {level}.',
  EARN_VIP: 'Este produto é para VIP {needed} ou superior; o seu nível é VIP {level}.',
  EARN_NEW_ONLY: 'Este produto é para quem ainda não usou o Rendimento.',
  EARN_UPCOMING: 'Este produto abre a {startAt}.',
  EARN_ENDED: 'Este produto esgotou ou terminou.',
  EARN_AMOUNT_REQUIRED: 'Indique um montante.',
  EARN_STEP: 'O montante tem de ser múltiplo de {step} {asset}.',
  EARN_MIN: 'O mínimo é {min} {asset}.',
  EARN_MAX: 'O máximo por subscrição é {max} {asset}.',
  EARN_MAX_PERSON: 'Pode ter no máximo {max} {asset} neste produto; tem {held}.',
  EARN_EQUAL: 'Este produto aceita exatamente {amount} {asset}.',
  EARN_REMAINING: 'Restam apenas {remaining} {asset} deste produto.',
  EARN_BALANCE: 'Saldo de {asset} insuficiente na conta de fundos: há {available}, são necessários {needed}.',
  EARN_RATE_DROPPED: 'A taxa passou de {from}% para {percent}% desde que a viu. Verifique e confirme novamente.',
  EARN_REWARD_DROPPED:
    'A taxa paga em {asset} passou de {from}% para {percent}% desde que a viu. Verifique e confirme novamente.',
  EARN_DUPLICATE: 'Já tem uma subscrição deste produto e prazo.',
  EARN_TYPE: 'Este tipo de produto não permite isso.',
  EARN_NO_ORDER: 'Ainda não tem uma subscrição deste produto. Subscreva primeiro.',
  EARN_NOT_RENEWED: 'Este produto não se renova automaticamente.',
  EARN_ORDER_UNKNOWN: 'Esta subscrição não existe.',
  EARN_ORDER_ENDED: 'Esta subscrição está em resgate ou terminou.',
  EARN_NOT_EARLY: 'Este produto não pode ser resgatado antes do vencimento.',
  EARN_WHOLE_ONLY: 'Uma subscrição a prazo é resgatada por inteiro.',
  EARN_TOO_MUCH: 'Pode resgatar no máximo {available} {asset}.',
  EARN_INSTANT_POOL:
    'O limite de resgate imediato deste produto para hoje ainda tem {remaining} {asset}. Pode resgatar com crédito amanhã.',
  EARN_INSTANT_CAP:
    'Pode resgatar de imediato no máximo {max} USDT por dia. O resto pode ser resgatado com crédito amanhã.',
  EARN_NO_PRICE:
    '{asset} não tem preço neste momento, pelo que não é possível o resgate imediato. Pode resgatar com crédito amanhã.',
  COIN_STOPPED: '{asset} está a ser agrupado e não pode ser movido agora. Tente daqui a alguns minutos.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
