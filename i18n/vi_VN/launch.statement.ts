import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.statement.ts';

export const messages = {
  'statement.scope.launch': 'Mở bán token',
} as const satisfies Catalog<typeof en, 'vi_VN'>;
