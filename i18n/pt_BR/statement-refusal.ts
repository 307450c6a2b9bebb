import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'O período deve começar antes do fim e antes de agora.',
  EXPORTS_RUNNING: 'Já há {max} arquivos sendo criados. Aguarde um deles ou cancele-o.',
  EXPORT_UNKNOWN: 'Este arquivo não existe.',
  EXPORT_ENDED: 'Esta exportação já terminou.',
  EXPORT_NOT_READY: 'Este arquivo ainda não está pronto.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
