import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Bildirimler',
  'notices.bellUnread': { one: 'Bildirimler, {count} okunmamış', other: 'Bildirimler, {count} okunmamış' },
  'notices.title': 'Bildirimler',
  'notices.markAll': 'Tümünü okundu say',
  'notices.unread': 'okunmadı',
  'notices.empty': 'Henüz bildirim yok. Girişler, yatırmalar ve çekimler burada görünür.',

  'notices.kind.other': 'Hesabınızla ilgili yeni bir gelişme var.',
  'notices.kind.identity.newDevice': 'Yeni cihazdan giriş: {device}, {ip}. Siz değil miydiniz? Hesabı dondurun.',
  'notices.kind.identity.kycApproved': 'Kimlik doğrulamanız onaylandı.',
  'notices.kind.identity.kycRejected': 'Kimlik doğrulamanız reddedildi: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Kimlik belgeniz {date} tarihine kadar geçerli. Limitlerinizi korumak için yeni bir belgeyle yeniden doğrulayın.',
  'notices.kind.identity.kycExpired':
    'Kimlik belgenizin süresi doldu. Yeniden doğrulayana kadar doğrulanmamış hesap limitleri geçerlidir.',
  'notices.kind.identity.whitelistOn': 'Çekim beyaz listesi açık.',
  'notices.kind.identity.whitelistOff': 'Çekim beyaz listesi kapalı; çekimler 24 saat bekler.',
  'notices.kind.identity.tradingPasswordSet': 'İşlem parolanız belirlendi.',
  'notices.kind.identity.tradingPasswordChanged': 'İşlem parolanız değiştirildi; çekimler 24 saat bekler.',
  'notices.kind.identity.antiPhishingCodeSet': 'Kimlik avı önleme kodunuz değiştirildi.',
  'notices.kind.identity.frozen': 'Hesabınız donduruldu. Para çıkışı yapılamaz.',
  'notices.kind.identity.unfrozen': 'Hesabınız yeniden açıldı; çekimler 24 saat bekler.',
  'notices.kind.identity.passwordChanged': 'Giriş parolanız değiştirildi; çekimler 24 saat bekler.',
  'notices.kind.identity.emailBound': 'E-posta adresi bağlandı: {masked}',
  'notices.kind.identity.phoneBound': 'Telefon numarası bağlandı: {masked}',
  'notices.kind.identity.totpBound': 'Doğrulayıcı bağlandı.',
  'notices.kind.identity.totpRemoved': 'Doğrulayıcı kaldırıldı; çekimler 24 saat bekler.',
  'notices.kind.tradingApi.keyMade':
    '{label} adlı API anahtarı oluşturuldu. Bunu yapan siz değilseniz silin ve hesabı dondurun.',
  'notices.kind.tradingApi.keyDeleted': '{label} adlı API anahtarı silindi.',
  'notices.kind.wallet.withdrawalRequested': '{amount} {asset} çekim talebi alındı.',
  'notices.kind.wallet.withdrawalInReview': '{amount} {asset} çekimi inceleniyor.',
  'notices.kind.wallet.withdrawalDelayed': '{amount} {asset} çekimi bir saat bekliyor: adres bildirilmiş.',
  'notices.kind.wallet.withdrawalApproved': '{amount} {asset} çekimi onaylandı.',
  'notices.kind.wallet.withdrawalRejected': '{amount} {asset} çekimi reddedildi; tutar ve ücret iade edildi.',
  'notices.kind.wallet.withdrawalCancelled': '{amount} {asset} çekimi iptal edildi; tutar ve ücret iade edildi.',
  'notices.kind.wallet.withdrawalCompleted': '{amount} {asset} çekimi ulaştı.',
  'notices.kind.wallet.withdrawalFailed': '{amount} {asset} çekimi başarısız; tutar ve ücret iade edildi.',
  'notices.kind.wallet.reviewOverdue':
    '{amount} {asset} incelemesi söz verdiğimizden uzun sürüyor. Üzerinde çalışıyoruz.',
  'notices.kind.wallet.sent': '{amount} {asset} gönderdiniz.',
  'notices.kind.wallet.received': '{amount} {asset} aldınız.',
  'notices.kind.wallet.depositInReview':
    '{amount} {asset} yatırma işlemi, geldiği adres nedeniyle inceleniyor. Paranız güvende; kontrolden sonra hesabınıza geçecek.',
  'notices.kind.wallet.depositCredited': '{amount} {asset} hesabınıza geçti; işlem yapabilirsiniz.',
  'notices.kind.wallet.depositCompleted': '{amount} {asset} yatırma tamamlandı; çekebilirsiniz.',
  'notices.kind.wallet.depositReorged': 'Zincir {amount} {asset} yatırmayı geri aldı. Tutar hesabınızdan düşüldü.',

  'notices.inbox.title': 'Demo gelen kutusu',
  'notices.inbox.what':
    'Bu demo gerçek e-posta veya kısa mesaj göndermez. Herhangi birine göndereceği her şey burada durur.',
  'notices.inbox.to': 'Alıcı',
  'notices.inbox.toHint': 'E-posta adresi veya telefon numarası',
  'notices.inbox.empty': 'Henüz bir şey gönderilmedi.',
  'notices.inbox.noneTo': '{to} alıcısına bir şey gönderilmedi.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
