import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: 'Saldo disponível insuficiente: há {available}, são precisos {needed}.',
  NOT_WITHDRAWABLE_YET: 'Só {withdrawable} pode sair agora; o resto não está confirmado ou ainda está bloqueado.',
  LIMIT_24H: 'Restam apenas {remaining} de {limit} USDT do limite de 24 h.',
  LIMIT_30D: 'Restam apenas {remaining} de {limit} USDT do limite de 30 dias.',
  PRICE_UNKNOWN: 'De momento não há preço para {asset}, pelo que o limite não pode ser verificado.',
  PRECONDITIONS_MISSING: 'Primeiro defina uma palavra-passe de negociação e associe um telemóvel ou um autenticador.',
  WITHDRAWAL_LOCKED: 'Os levantamentos reabrem em {unlockAt}.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio ao cliente.',
  RECEIVABLE_OPEN: 'Os levantamentos aguardam o pagamento de uma dívida em aberto de {amount} {asset}.',
  WITHDRAWALS_STOPPED: 'Os levantamentos estão suspensos para todos de momento.',
  WITHDRAW_PAUSED: 'Os levantamentos por esta rede estão em pausa.',
  SELF_ADDRESS: 'Este é o seu próprio endereço de depósito.',
  ADDRESS_BLOCKED: 'Não podemos enviar para este endereço.',
  ADDRESS_IS_CONTRACT: 'Este endereço é um contrato. Confirme primeiro o aviso.',
  ADDRESS_UNREAD: 'A rede não indica o que é este endereço. Confirme primeiro o aviso ou tente mais tarde.',
  ADDRESS_HIGH_RISK: 'Este endereço foi denunciado. Confirme primeiro o aviso.',
  NOT_WHITELISTED: 'A lista branca está ativada: só podem ser usados registos com mais de 24 horas.',
  RECIPIENT_KYC: 'A partir de {from} USDT em 24 h, o destinatário também tem de estar verificado.',
  KYC_REQUIRED: 'A partir de {from} USDT em 24 h, tem de verificar a sua identidade.',
  WITHDRAWAL_UNKNOWN: 'Este levantamento não existe.',
  NOT_CANCELLABLE: 'Já está a ser enviado e não pode ser cancelado.',
  FEE_CHANGED: 'A taxa de rede é agora {fee} {asset}. Verifique de novo o resumo.',
  KYC_EXPIRED:
    'O seu documento de identidade expirou: só pode pagar a endereços e pessoas a quem já pagou ou que guardou.',
  CANCEL_LINK_UNKNOWN: 'Esta ligação já foi usada, ou o levantamento já não pode ser cancelado.',
  QUESTION_UNKNOWN: 'Esta pergunta não existe.',
  QUESTION_ANSWERED: 'Esta pergunta já foi respondida.',
  NOT_A_SEND: 'Só se pode pedir a devolução de uma transferência para outro utilizador.',
  RETURN_ASKED: 'O destinatário já foi contactado.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
