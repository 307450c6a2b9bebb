import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'Aralığın başlangıcı bitişinden ve şu andan önce olmalıdır.',
  EXPORTS_RUNNING: 'Zaten {max} dosya hazırlanıyor. Birini bekleyin veya iptal edin.',
  EXPORT_UNKNOWN: 'Bu dosya yok.',
  EXPORT_ENDED: 'Bu dışa aktarma zaten sona erdi.',
  EXPORT_NOT_READY: 'Bu dosya henüz hazır değil.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
