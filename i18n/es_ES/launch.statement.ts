import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.statement.ts';

export const messages = {
  'statement.scope.launch': 'Lanzamientos',
} as const satisfies Catalog<typeof en, 'es_ES'>;
