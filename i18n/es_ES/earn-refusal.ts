import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  EARN_NOT_FOUND: 'Este producto no existe.',
  EARN_KYC: 'Este producto exige el nivel de identidad {needed}; el suyo es {level}.',
  EARN_VIP: 'Este producto es para VIP {needed} o superior; usted es VIP {level}.',
  EARN_NEW_ONLY: 'Este producto es para quienes aún no han usado Ahorro.',
  EARN_UPCOMING: 'Este producto abre el {startAt}.',
  EARN_ENDED: 'Este producto se ha agotado o ha terminado.',
  EARN_AMOUNT_REQUIRED: 'Indique un importe.',
  EARN_STEP: 'El importe debe ser múltiplo de {step} {asset}.',
  EARN_MIN: 'El mínimo es {min} {asset}.',
  EARN_MAX: 'El máximo por suscripción es {max} {asset}.',
  EARN_MAX_PERSON: 'Puede tener como máximo {max} {asset} en este producto; tiene {held}.',
  EARN_EQUAL: 'Este producto acepta exactamente {amount} {asset}.',
  EARN_REMAINING: 'Solo quedan {remaining} {asset} de este producto.',
  EARN_BALANCE: 'Saldo de {asset} insuficiente en la cuenta de fondos: hay {available}, se necesitan {needed}.',
  EARN_RATE_DROPPED: 'El tipo ha cambiado del {from}% al {percent}% desde que lo vio. Compruébelo y confirme de nuevo.',
  EARN_REWARD_DROPPED:
    'El tipo pagado en {asset} ha cambiado del {from}% al {percent}% desde que lo vio. Compruébelo y confirme de nuevo.',
  EARN_DUPLICATE: 'Ya tiene una suscripción a este producto y plazo.',
  EARN_TYPE: 'Este tipo de producto no lo permite.',
  EARN_NO_ORDER: 'Aún no tiene una suscripción a este producto. Suscríbase primero.',
  EARN_NOT_RENEWED: 'Este producto no se renueva solo.',
  EARN_ORDER_UNKNOWN: 'Esta suscripción no existe.',
  EARN_ORDER_ENDED: 'Esta suscripción se está reembolsando o ha terminado.',
  EARN_NOT_EARLY: 'Este producto no se puede reembolsar antes del vencimiento.',
  EARN_WHOLE_ONLY: 'Una suscripción a plazo se reembolsa entera.',
  EARN_TOO_MUCH: 'Puede reembolsar como máximo {available} {asset}.',
  EARN_INSTANT_POOL:
    'El cupo de reembolso inmediato de este producto para hoy aún tiene {remaining} {asset}. Puede reembolsar con abono mañana.',
  EARN_INSTANT_CAP:
    'El reembolso inmediato está limitado a {max} USDT al día. El resto puede reembolsarse con abono mañana.',
  EARN_NO_PRICE:
    '{asset} no tiene precio en este momento, así que no hay reembolso inmediato. Puede reembolsar con abono mañana.',
  COIN_STOPPED: '{asset} se está agrupando y no se puede mover ahora. Inténtelo en unos minutos.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
