import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-keys.ts';

/** The keys with which staff log in to the console. */
export const messages = {
  'console.keys.title': 'Sus llaves',
  'console.keys.intro': 'Las llaves de acceso y llaves físicas con las que entra en la consola.',
  'console.keys.none': 'Aún no tiene ninguna llave.',
  'console.keys.failed': 'No se pudieron cargar sus llaves.',
  'console.keys.name': 'Nombre',
  'console.keys.addedAt': 'Añadida',
  'console.keys.lastUsed': 'Último uso',
  'console.keys.unused': 'Nunca',
  'console.keys.synced': 'En varios dispositivos',
  'console.keys.add': 'Añadir llave',
  'console.keys.added': 'Llave añadida.',
  'console.keys.remove': 'Quitar',
  'console.keys.removeTitle': 'Quitar {name}',
  'console.keys.removed': 'Llave quitada.',
  'console.keys.effect': 'Se cierran sus otras sesiones.',
  'console.keys.twice': 'Lo confirma con una llave que ya tiene.',
  'console.keys.last': 'La última llave se queda. Añada otra antes.',
  'console.keys.firstTitle': 'Registre su llave',
  'console.keys.firstWhy':
    'La consola se abre con una llave de acceso o una llave física. Registre una y entre con ella.',
  'console.keys.firstDone': 'Su llave está registrada. Entre con ella.',
  'console.keys.trouble.cancelled': 'El dispositivo no confirmó. Inténtelo de nuevo.',
  'console.keys.trouble.exists': 'Este dispositivo ya tiene una llave suya.',
  'console.keys.trouble.elsewhere':
    'Las llaves solo funcionan en la dirección del exchange. Compruebe la barra de direcciones.',
  'console.keys.trouble.unable': 'Este navegador o dispositivo no puede usar llaves aquí.',
  'console.login.key': 'Entrar con llave de acceso o llave física',
  'console.refusal.STAFF_KEY_REQUIRED': 'Registre antes una llave de acceso o una llave física.',
  'console.refusal.LOGIN_NEEDS_KEY': 'Este usuario tiene una llave. Úsela en lugar del código.',
  'console.refusal.LAST_KEY': 'La última llave se queda. Añada otra antes.',
  'console.refusal.PASSKEYS_FULL': 'No caben más llaves. Quite una antes.',
  'console.refusal.PASSKEY_EXISTS': 'Esta llave ya está registrada.',
  'console.refusal.PASSKEY_WRONG': 'No se aceptó esta llave. Inténtelo de nuevo.',
  'console.refusal.PASSKEY_EXPIRED': 'La llave se confirmó demasiado tarde. Inténtelo de nuevo.',
  'console.refusal.PASSKEY_SPENT': 'Esta confirmación ya se usó. Inténtelo de nuevo.',
  'console.refusal.PASSKEY_UNKNOWN': 'Esta llave ya no existe.',
  'console.refusal.PASSKEY_NOT_BOUND': 'Aún no tiene ninguna llave.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
