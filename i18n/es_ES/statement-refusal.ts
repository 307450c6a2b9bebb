import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'El período debe empezar antes de su fin y antes de ahora.',
  EXPORTS_RUNNING: 'Ya se están creando {max} archivos. Espere a uno o cancélelo.',
  EXPORT_UNKNOWN: 'Este archivo no existe.',
  EXPORT_ENDED: 'Esta exportación ya ha terminado.',
  EXPORT_NOT_READY: 'Este archivo aún no está listo.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
