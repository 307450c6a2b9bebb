import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.statement.ts';

export const messages = {
  'statement.scope.launch': 'Token lansmanı',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
