import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'La période doit commencer avant sa fin et avant maintenant.',
  EXPORTS_RUNNING: '{max} fichiers sont déjà en cours. Attendez-en un ou annulez-le.',
  EXPORT_UNKNOWN: 'Ce fichier n’existe pas.',
  EXPORT_ENDED: 'Cet export est déjà terminé.',
  EXPORT_NOT_READY: 'Ce fichier n’est pas encore prêt.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
