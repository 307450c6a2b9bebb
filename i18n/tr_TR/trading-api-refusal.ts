import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/trading-api-refusal.ts';

export const messages = {
  SCOPE_UNKNOWN: 'Anahtarın yetkilerini seçin.',
  IP_MALFORMED: '{ip} bir IP adresi değil.',
  IP_LIST_REQUIRED: 'Çekme yetkili anahtar için IP adresi listesi gerekir.',
  LABEL_LENGTH: 'Anahtara en fazla {max} karakterlik bir ad verin.',
  PUBLIC_KEY_MALFORMED: 'Bu bir Ed25519 açık anahtarı değil.',
  PUBLIC_KEY_IS_PRIVATE: 'Bu bir özel anahtar. Kimseye göstermeyin; buna ait açık anahtarı yapıştırın.',
  PUBLIC_KEY_IN_USE: 'Bu açık anahtarla zaten bir anahtarınız var.',
  TOO_MANY_API_KEYS: '{max} anahtarınız var, üst sınır budur. Yeni bir tane için birini silin.',
  ACCOUNT_FROZEN: 'Bu hesap dondurulmuş. Lütfen destek ekibine başvurun.',
  WITHDRAWAL_LOCKED: 'Çekimlerin yeniden açılışı: {unlockAt}.',
  API_KEY_UNKNOWN: 'Bu anahtar artık yok.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
