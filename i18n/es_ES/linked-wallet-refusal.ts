import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'No hay ninguna cartera vinculada a esta cuenta.',
  WALLET_ALREADY_LINKED: 'Ya hay una cartera vinculada. Desvincúlela primero.',
  WALLET_TAKEN: 'Esta cartera está vinculada a otra cuenta.',
  WALLET_NOT_THE_LINKED_ONE: 'No es la cartera vinculada a la cuenta.',
  LINK_LOCKED: 'Los retiros a una cartera vinculada vuelven a abrirse el {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'Este código no existe. Muestre uno nuevo.',
  LINK_SESSION_EXPIRED: 'Este código ha caducado. Muestre uno nuevo.',
  LINK_SESSION_SPENT: 'Este código ya se usó. Muestre uno nuevo.',
  LINK_NOT_CONFIRMED: 'Confirme primero en la aplicación de cartera.',
  MESSAGE_WRONG: 'El mensaje firmado no es el nuestro: {field}.',
  SIGNATURE_WRONG: 'La firma no es la de esta cartera.',
  TX_HASH_MISSING: 'Falta la transacción.',
  NOT_PAYABLE: 'La red no aceptaría este pago. ¿Hay monedas suficientes en la cartera?',
} as const satisfies Catalog<typeof en, 'es_ES'>;
