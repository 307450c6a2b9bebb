import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.statement.ts';

export const messages = {
  'statement.scope.launch': '런치',
} as const satisfies Catalog<typeof en, 'ko_KR'>;
