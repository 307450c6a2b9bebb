import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Böyle bir talep yok.',
  CASE_EXISTS: 'Bu işlem için açık bir talebiniz zaten var.',
  CASES_OPEN_MAX: 'Aynı anda en fazla {max} açık talebiniz olabilir. Lütfen birinin sonuçlanmasını bekleyin.',
  SCREENSHOT_UNKNOWN: 'Resim artık yok. Lütfen yeniden seçin.',
  NETWORK_UNKNOWN: 'Bu ağı tanımıyoruz.',
  AMOUNT_ZERO: 'Miktar 0 olamaz.',
  ADDRESS_INVALID: 'İade adresi bu ağa ait değil.',
  ADDRESS_OURS: 'Bu bizim adresimiz. Kendi adresinizi girin.',
  CASE_DECIDED: 'Bu talep zaten sonuçlandı.',
  SIGNATURE_NOT_POSSIBLE: 'Bu ağda imza denetleyemiyoruz.',
  TRANSFER_NOT_SEEN: 'Bu işlemi henüz görmedik veya göndereni belirtmiyor. Lütfen sonra yeniden deneyin.',
  SIGNATURE_WRONG: 'Bu, gönderen adresin bu metne attığı imza değil.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
