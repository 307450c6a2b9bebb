import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Kimlik avı önleme kodunuz: {antiPhishingCode}',
  'mail.cancelLink':
    'Giriş yapmadan tek dokunuşla bu çekimi iptal edin (gönderilene kadar, bir kez geçerli): {cancelUrl}',
  'mail.freezeLink': 'Hesabı giriş yapmadan hemen dondurun (tek kullanımlık bağlantı, 7 gün geçerli): {freezeUrl}',

  'mail.checkLink': 'Bir sayfa veya mesaj gerçekten bizden mi? Kontrol edin: {checkUrl}',
  'mail.code.register.subject': 'Hesap açma kodunuz',
  'mail.code.register.body': 'Bourse hesabı açma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.login.subject': 'Giriş kodunuz',
  'mail.code.login.body':
    'Bourse’a yeni bir cihazdan giriş kodunuz: {code}. Beş dakika geçerlidir. Çalışanlarımız dahil kimseye söylemeyin.',
  'mail.code.reset-password.subject': 'Yeni parola kodunuz',
  'mail.code.reset-password.body':
    'Yeni Bourse parolası belirleme kodunuz: {code}. Beş dakika geçerlidir. Siz istemediyseniz bu mesajı dikkate almayın; hiçbir şey değişmez.',
  'mail.code.bind-email.subject': 'Bu e-posta adresini bağlama kodunuz',
  'mail.code.bind-email.body':
    'Bourse hesabınıza e-posta adresi bağlama kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.bind-phone.subject': 'Bu telefon numarasını bağlama kodunuz',
  'mail.code.bind-phone.body':
    'Bourse hesabınıza telefon numarası bağlama kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.bind-totp.subject': 'Doğrulayıcı bağlama kodunuz',
  'mail.code.bind-totp.body':
    'Bourse hesabınıza doğrulayıcı bağlama kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.unbind-totp.subject': 'Doğrulayıcıyı kaldırma kodunuz',
  'mail.code.unbind-totp.body':
    'Bourse hesabınızdan doğrulayıcıyı kaldırma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.add-passkey.subject': 'Geçiş anahtarı ekleme kodunuz',
  'mail.code.add-passkey.body':
    'Bourse hesabınıza geçiş anahtarı ekleme kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.remove-passkey.subject': 'Geçiş anahtarı kaldırma kodunuz',
  'mail.code.remove-passkey.body':
    'Bourse hesabınızdan geçiş anahtarı kaldırma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.change-password.subject': 'Parola değiştirme kodunuz',
  'mail.code.change-password.body':
    'Bourse parolanızı değiştirme kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.trading-password.subject': 'İşlem parolası kodunuz',
  'mail.code.trading-password.body':
    'Bourse işlem parolanızı belirleme kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.api-key.subject': 'API anahtarı kodunuz',
  'mail.code.api-key.body':
    'Bourse hesabınız için {label} API anahtarını oluşturma kodunuz: {code}. Yetkiler: {scopes}. IP adresleri: {ips}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.api-key-made.subject': 'Yeni API anahtarı',
  'mail.api-key-made.body':
    'Bourse hesabınız için {label} adlı API anahtarı oluşturuldu. Ona sahip bir program sizin adınıza hareket edebilir. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.code.link-wallet.subject': 'Cüzdan bağlama kodunuz',
  'mail.code.link-wallet.body':
    'Bourse hesabınıza yalnızca {address} cüzdanını bağlama kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.unlink-wallet.subject': 'Cüzdan bağlantısını kaldırma kodunuz',
  'mail.code.unlink-wallet.body':
    'Bourse hesabınızdan {address} cüzdanının bağlantısını kaldırma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.anti-phishing.subject': 'Kimlik avı önleme kodunu belirleme kodunuz',
  'mail.code.anti-phishing.body':
    'Bourse kimlik avı önleme kodunuzu belirlemek için kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.whitelist-on.subject': 'Beyaz listeyi açma kodunuz',
  'mail.code.whitelist-on.body':
    'Bourse hesabınızın beyaz liste modunu açma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.whitelist-off.subject': 'Beyaz listeyi kapatma kodunuz',
  'mail.code.whitelist-off.body':
    'Bourse hesabınızın beyaz liste modunu kapatma kodunuz: {code}. Kapatılınca her adrese çekim yapılabilir. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.freeze.subject': 'Hesabı dondurma kodunuz',
  'mail.code.freeze.body': 'Bourse hesabınızı dondurma kodunuz: {code}. Beş dakika geçerlidir. Kimseye söylemeyin.',
  'mail.code.withdraw.subject': '{amount} {asset} çekme kodunuz',
  'mail.code.withdraw.body':
    '{code} kodu yalnızca {network} ağında {address} adresine {amount} {asset} çekimine izin verir. Beş dakika geçerlidir. Bu çekim size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',
  'mail.code.withdraw-memo.subject': '{amount} {asset} çekme kodunuz',
  'mail.code.withdraw-memo.body':
    '{code} kodu yalnızca {network} ağında {address} adresine, {memo} memo’suyla {amount} {asset} çekimine izin verir. Beş dakika geçerlidir. Bu çekim size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',
  'mail.code.recover.subject': '{amount} {asset} kurtarma kodunuz',
  'mail.code.recover.body':
    '{code} kodu yalnızca {network} ağındaki {txId} işleminin {amount} {asset} tutarını, iade adresi {address} olmak üzere kurtarma talebine izin verir. Beş dakika geçerlidir. Bu talep size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',
  'mail.code.recover-memo.subject': '{amount} {asset} kurtarma kodunuz',
  'mail.code.recover-memo.body':
    '{code} kodu yalnızca {network} ağındaki {txId} işleminin {amount} {asset} tutarını, iade adresi {address} ({memo} memo’suyla) olmak üzere kurtarma talebine izin verir. Beş dakika geçerlidir. Bu talep size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',
  'mail.code.send.subject': '{amount} {asset} gönderme kodunuz',
  'mail.code.send.body':
    '{code} kodu yalnızca {recipient} alıcısına {amount} {asset} gönderimine izin verir. Beş dakika geçerlidir. Bu gönderim size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',
  'mail.code.address-book.subject': 'Adres defteri kodunuz',
  'mail.code.address-book.body':
    '{code} kodu Bourse adres defterinizde tek bir değişikliğe izin verir. Beş dakika geçerlidir. Bu değişiklik size ait değilse kodu kimseye söylemeyin ve parolanızı değiştirin.',

  'mail.notice.subject': 'Bourse hesabınızdan haber var',
  'mail.account-exists.subject': 'Zaten bir hesabınız var',
  'mail.account-exists.body':
    'Biri, belki de siz, bu adresi bir Bourse hesabı için kullanmak istedi. Adres zaten bir hesaba ait: onunla giriş yapın veya yeni parola belirleyin. Bunu yapan siz değilseniz bir şey yapmanız gerekmez.',
  'mail.no-account.subject': 'Bu adresle bir hesap yok',
  'mail.no-account.body':
    'Biri, belki de siz, bu adres için Bourse kodu istedi. Bu adresi kullanan hesap yok: başka bir adres deneyin veya hesap açın. Bunu yapan siz değilseniz bir şey yapmanız gerekmez.',

  'mail.withdrawal-requested.subject': '{amount} {asset} çekim talebi',
  'mail.withdrawal-requested.body':
    'Bourse hesabınızdan {network} ağında {address} adresine {amount} {asset} çekim talebi verildi. Bir dakika boyunca ve gönderilene kadar iptal edilebilir. Bunu siz yapmadıysanız hesabı hemen dondurun.',
  'mail.sent.subject': '{amount} {asset} gönderdiniz',
  'mail.sent.body':
    'Bourse hesabınızdan {recipient} alıcısına {amount} {asset} gönderildi. Bunu siz yapmadıysanız hesabı hemen dondurun.',
  'mail.new-device.subject': 'Yeni cihazdan giriş',
  'mail.new-device.body':
    'Bourse hesabınıza yeni bir cihazdan girildi: {device}, adres {ip}. Bu siz değilseniz güvenlik sayfasından hesabı dondurun ve parolanızı değiştirin.',
  'mail.password-changed.subject': 'Parolanız değiştirildi',
  'mail.password-changed.body':
    'Bourse hesabınızın parolası değiştirildi. Çekimler 24 saat durdurulur. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.trading-password-changed.subject': 'İşlem parolanız değiştirildi',
  'mail.trading-password-changed.body':
    'Bourse hesabınızın işlem parolası değiştirildi. Çekimler 24 saat durdurulur. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.contact-changed.subject': 'E-posta adresiniz veya telefon numaranız değiştirildi',
  'mail.contact-changed.body':
    'Bourse hesabınıza bağlandı: {masked}. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.totp-bound.subject': 'Doğrulayıcı bağlandı',
  'mail.totp-bound.body':
    'Bourse hesabınıza bir doğrulayıcı bağlandı. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.totp-removed.subject': 'Doğrulayıcı kaldırıldı',
  'mail.totp-removed.body':
    'Doğrulayıcı Bourse hesabınızdan kaldırıldı. Çekimler 24 saat durdurulur. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.factors-reset.subject': 'İkinci doğrulama yöntemleriniz sıfırlandı',
  'mail.factors-reset.body':
    'Adınıza yapılan bir talep üzerine destek ekibi, doğrulayıcıyı ve tüm geçiş anahtarlarını Bourse hesabınızdan kaldırdı. Tüm cihazlarda oturum kapatıldı ve çekimler 72 saat durdurulur. Bunu isteyen siz değilseniz hesabı hemen dondurun.',
  'mail.passkey-added.subject': 'Bir geçiş anahtarı eklendi',
  'mail.passkey-added.body':
    '“{name}” geçiş anahtarı Bourse hesabınıza eklendi; onunla hesaba giriş yapılabilir. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.passkey-removed.subject': 'Bir geçiş anahtarı kaldırıldı',
  'mail.passkey-removed.body':
    '“{name}” geçiş anahtarı Bourse hesabınızdan kaldırıldı. Çekimler 24 saat durdurulur. Bunu yapan siz değilseniz güvenlik sayfasından hesabı hemen dondurun.',
  'mail.frozen.subject': 'Hesabınız donduruldu',
  'mail.frozen.body': 'Bourse hesabınız donduruldu: para çıkışı yapılamaz. Yeniden açmak için destek ekibine yazın.',
  'mail.unfrozen.subject': 'Hesabınız yeniden açıldı',
  'mail.unfrozen.body': 'Bourse hesabınız yeniden açıldı. Çekimler 24 saat daha kapalı kalır.',
  'mail.kyc-approved.subject': 'Kimliğiniz doğrulandı',
  'mail.kyc-approved.body': 'Bourse kimlik doğrulamanız tamamlandı ve limitleriniz arttı.',
  'mail.kyc-rejected.subject': 'Kimliğiniz doğrulanamadı',
  'mail.kyc-rejected.body': 'Bourse kimlik doğrulamanız kabul edilmedi: {reason} Yeniden gönderebilirsiniz.',
  'mail.kyc-expires-soon.subject': 'Kimlik belgenizin süresi {date} tarihinde doluyor',
  'mail.kyc-expires-soon.body':
    'Bourse hesabınızdaki kimlik belgesi {date} tarihine kadar geçerli. Limitlerinizi korumak için bu tarihten önce yeni bir belgeyle doğrulayın.',
  'mail.kyc-expired.subject': 'Kimlik belgenizin süresi doldu',
  'mail.kyc-expired.body':
    'Bourse hesabınızdaki kimlik belgesi {date} tarihine kadar geçerliydi. Yeniden doğrulayana kadar doğrulanmamış hesap limitleri geçerlidir; paranız güvende ve bu limitler içinde çekilebilir.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
