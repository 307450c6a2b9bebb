import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  TRADING_PASSWORD_NOT_SET: 'Cree primero una contraseña de operaciones.',
  LAUNCH_NOT_FOUND: 'Este proyecto o esta ronda no existe.',
  LAUNCH_CANCELLED: 'Este proyecto se ha cancelado. A quien participó se le devuelve su dinero.',
  LAUNCH_NOT_STARTED: 'Esta ronda abre el {startAt}.',
  LAUNCH_ENDED: 'Esta ronda ha terminado. El importe comprometido ya no se puede cambiar.',
  LAUNCH_KYC: 'Esta ronda exige el nivel de identidad {needed}; el suyo es {level}.',
  LAUNCH_VIP: 'Esta ronda es para VIP {needed} o superior; usted es VIP {level}.',
  LAUNCH_INTERVAL: 'Acaba de suscribirse a otra ronda. Podrá suscribirse de nuevo el {againAt}.',
  LAUNCH_MIN: 'El importe mínimo es {min} {asset}.',
  LAUNCH_MAX: 'El importe máximo es {max} {asset}.',
  LAUNCH_STEP: 'El importe debe ser múltiplo de {step} {asset}.',
  LAUNCH_BALANCE: 'Saldo de {asset} insuficiente en la cuenta de fondos: hay {available}, se necesitan {needed}.',
  LAUNCH_NOT_SUBSCRIBED: 'No tiene esa suscripción.',
  COIN_STOPPED: '{asset} se está agrupando y no se puede mover ahora. Inténtelo en unos minutos.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
