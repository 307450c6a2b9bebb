import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Lütfen girdiğiniz bilgileri kontrol edin.',
  FIELD_UNKNOWN: 'Bu sayfa güncel değil. Yeniden yükleyip tekrar deneyin.',
  LOGIN_REQUIRED: 'Lütfen önce giriş yapın.',
  FORBIDDEN: 'Hesabınızın bunu yapma izni yok.',
  TOO_MANY_REQUESTS: 'Çok fazla istek gönderildi. Biraz bekleyip tekrar deneyin.',
  BUSY: 'Sistem yoğun. Hiçbir şey değişmedi; birazdan tekrar deneyin.',
  OUTCOME_UNKNOWN: 'İşlemin gerçekleşip gerçekleşmediği doğrulanamadı. Yeniden denemeden önce kontrol edin.',
  FEATURE_OFF: 'Bu özellik şu anda kapalı.',
  SYSTEM_ERROR: 'Bizim tarafımızda bir sorun oluştu. Paranız güvende.',
  IDEMPOTENCY_MISMATCH: 'Bu istek daha önce başka değerlerle gönderildi. Sayfayı yeniden yükleyip baştan başlayın.',
  ORIGIN_REFUSED: 'Bu istek kendi sayfalarımızdan gelmediği için reddedildi.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
