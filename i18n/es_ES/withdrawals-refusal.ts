import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: 'Saldo disponible insuficiente: hay {available}, se necesitan {needed}.',
  NOT_WITHDRAWABLE_YET: 'Ahora solo se pueden retirar {withdrawable}; el resto está sin confirmar o bloqueado.',
  LIMIT_24H: 'Solo quedan {remaining} de {limit} USDT del límite de 24 h.',
  LIMIT_30D: 'Solo quedan {remaining} de {limit} USDT del límite de 30 días.',
  PRICE_UNKNOWN: 'No hay precio de {asset} en este momento, así que no se puede comprobar el límite.',
  PRECONDITIONS_MISSING: 'Cree primero una contraseña de operaciones y vincule un teléfono o un autenticador.',
  WITHDRAWAL_LOCKED: 'Los retiros se reanudan el {unlockAt}.',
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  RECEIVABLE_OPEN: 'Los retiros esperan hasta que se pague una deuda pendiente de {amount} {asset}.',
  WITHDRAWALS_STOPPED: 'Los retiros están suspendidos para todos en este momento.',
  WITHDRAW_PAUSED: 'Los retiros por esta red están en pausa.',
  SELF_ADDRESS: 'Esta es su propia dirección de depósito.',
  ADDRESS_BLOCKED: 'No podemos enviar a esta dirección.',
  ADDRESS_IS_CONTRACT: 'Esta dirección es un contrato. Confirme antes la advertencia.',
  ADDRESS_UNREAD: 'La red no dice qué es esta dirección. Confirme antes la advertencia o inténtelo más tarde.',
  ADDRESS_HIGH_RISK: 'Esta dirección ha sido denunciada. Confirme primero la advertencia.',
  NOT_WHITELISTED: 'La lista blanca está activada: solo se pueden usar entradas con más de 24 horas.',
  RECIPIENT_KYC: 'A partir de {from} USDT en 24 h, el destinatario también debe estar verificado.',
  KYC_REQUIRED: 'A partir de {from} USDT en 24 h, debe verificar su identidad.',
  WITHDRAWAL_UNKNOWN: 'Este retiro no existe.',
  NOT_CANCELLABLE: 'Ya se está enviando y no se puede cancelar.',
  FEE_CHANGED: 'La comisión de red es ahora {fee} {asset}. Revise de nuevo el resumen.',
  KYC_EXPIRED:
    'Su documento de identidad ha caducado: solo puede pagar a direcciones y personas a las que ya pagó o que guardó.',
  CANCEL_LINK_UNKNOWN: 'Este enlace ya se usó, o el retiro ya no se puede cancelar.',
  QUESTION_UNKNOWN: 'Esta pregunta no existe.',
  QUESTION_ANSWERED: 'Esta pregunta ya está respondida.',
  NOT_A_SEND: 'Solo se puede pedir la devolución de una transferencia a otro usuario.',
  RETURN_ASKED: 'Ya se le pidió al destinatario.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
