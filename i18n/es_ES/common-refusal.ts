import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Compruebe lo que ha introducido.',
  FIELD_UNKNOWN: 'Esta página no está actualizada. Recárguela e inténtelo de nuevo.',
  LOGIN_REQUIRED: 'Inicie sesión primero.',
  FORBIDDEN: 'Su cuenta no tiene permiso para hacer esto.',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  BUSY: 'El sistema está ocupado. No se ha cambiado nada; inténtelo de nuevo en un momento.',
  OUTCOME_UNKNOWN: 'No hemos podido confirmar si se ha realizado. Compruébelo antes de volver a intentarlo.',
  FEATURE_OFF: 'Esta función está desactivada en este momento.',
  SYSTEM_ERROR: 'Ha habido un problema por nuestra parte. Su dinero está a salvo.',
  IDEMPOTENCY_MISMATCH: 'Esta solicitud ya se envió con otros valores. Recargue la página y empiece de nuevo.',
  ORIGIN_REFUSED: 'Esta solicitud no procedía de nuestras páginas y se ha rechazado.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
