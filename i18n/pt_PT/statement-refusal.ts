import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'O período deve começar antes do fim e antes de agora.',
  EXPORTS_RUNNING: 'Já estão a ser criados {max} ficheiros. Aguarde por um ou cancele-o.',
  EXPORT_UNKNOWN: 'Este ficheiro não existe.',
  EXPORT_ENDED: 'Esta exportação já terminou.',
  EXPORT_NOT_READY: 'Este ficheiro ainda não está pronto.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
