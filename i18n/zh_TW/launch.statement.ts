import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.statement.ts';

export const messages = {
  'statement.scope.launch': '新幣首發',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
