import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/futures.transfers-refusal.ts';

export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Vadeli işlem hesabından yalnızca fon hesabına aktarılabilir.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
