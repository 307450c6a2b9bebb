import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-keys.ts';

/** The keys with which staff log in to the console. */
export const messages = {
  'console.keys.title': 'Anahtarlarınız',
  'console.keys.intro': 'Konsola giriş yaptığınız geçiş anahtarları ve donanım anahtarları.',
  'console.keys.none': 'Henüz anahtarınız yok.',
  'console.keys.failed': 'Anahtarlarınız yüklenemedi.',
  'console.keys.name': 'Ad',
  'console.keys.addedAt': 'Eklendi',
  'console.keys.lastUsed': 'Son kullanım',
  'console.keys.unused': 'Hiç',
  'console.keys.synced': 'Birkaç cihazda',
  'console.keys.add': 'Anahtar ekle',
  'console.keys.added': 'Anahtar eklendi.',
  'console.keys.remove': 'Kaldır',
  'console.keys.removeTitle': '{name} anahtarını kaldır',
  'console.keys.removed': 'Anahtar kaldırıldı.',
  'console.keys.effect': 'Diğer oturumlarınız kapanır.',
  'console.keys.twice': 'Elinizdeki bir anahtarla onaylarsınız.',
  'console.keys.last': 'Son anahtar kaldırılamaz. Önce başka bir anahtar ekleyin.',
  'console.keys.firstTitle': 'Anahtarınızı kaydedin',
  'console.keys.firstWhy':
    'Konsol bir geçiş anahtarı veya donanım anahtarıyla açılır. Bir anahtar kaydedin, sonra onunla giriş yapın.',
  'console.keys.firstDone': 'Anahtarınız kaydedildi. Onunla giriş yapın.',
  'console.keys.trouble.cancelled': 'Cihaz onay vermedi. Yeniden deneyin.',
  'console.keys.trouble.exists': 'Bu cihazda zaten bir anahtarınız var.',
  'console.keys.trouble.elsewhere':
    'Anahtarlar yalnızca borsanın kendi adresinde çalışır. Adres çubuğunu kontrol edin.',
  'console.keys.trouble.unable': 'Bu tarayıcı veya cihaz burada anahtar kullanamıyor.',
  'console.login.key': 'Geçiş veya donanım anahtarıyla giriş yap',
  'console.refusal.STAFF_KEY_REQUIRED': 'Önce bir geçiş anahtarı veya donanım anahtarı kaydedin.',
  'console.refusal.LOGIN_NEEDS_KEY': 'Bu kullanıcının anahtarı var. Kod yerine onu kullanın.',
  'console.refusal.LAST_KEY': 'Son anahtar kaldırılamaz. Önce başka bir anahtar ekleyin.',
  'console.refusal.PASSKEYS_FULL': 'Başka anahtara yer yok. Önce birini kaldırın.',
  'console.refusal.PASSKEY_EXISTS': 'Bu anahtar zaten kayıtlı.',
  'console.refusal.PASSKEY_WRONG': 'Bu anahtar kabul edilmedi. Yeniden deneyin.',
  'console.refusal.PASSKEY_EXPIRED': 'Anahtar çok geç onaylandı. Yeniden deneyin.',
  'console.refusal.PASSKEY_SPENT': 'Bu onay kullanıldı. Yeniden deneyin.',
  'console.refusal.PASSKEY_UNKNOWN': 'Bu anahtar artık yok.',
  'console.refusal.PASSKEY_NOT_BOUND': 'Henüz anahtarınız yok.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
