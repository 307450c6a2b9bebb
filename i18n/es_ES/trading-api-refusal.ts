import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Elija qué puede hacer la clave.',
  IP_MALFORMED: '{ip} no es una dirección IP.',
  IP_LIST_REQUIRED: 'Una clave que puede retirar necesita una lista de direcciones IP.',
  LABEL_LENGTH: 'Dé a la clave un nombre de {max} caracteres como máximo.',
  PUBLIC_KEY_MALFORMED: 'Esto no es una clave pública Ed25519.',
  PUBLIC_KEY_IS_PRIVATE: 'Esto es una clave privada. No la comparta y pegue la clave pública que le corresponde.',
  PUBLIC_KEY_IN_USE: 'Ya tiene una clave con esta clave pública.',
  TOO_MANY_API_KEYS: 'Tiene {max} claves, que es el máximo. Elimine una para crear otra.',
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  WITHDRAWAL_LOCKED: 'Los retiros se reanudan el {unlockAt}.',
  API_KEY_UNKNOWN: 'Esta clave ya no existe.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
