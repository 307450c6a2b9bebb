import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-members.ts';

export const messages = {
  'console.members.title': 'Personel ve roller',
  'console.members.failed': 'Personel yüklenemedi.',
  'console.members.create': 'Personel ekle',
  'console.members.login': 'Giriş adı',
  'console.members.role': 'Rol',
  'console.members.state': 'Durum',
  'console.members.lastLogin': 'Son giriş',
  'console.members.persons': 'Dokunamayacağı hesaplar',
  'console.members.works': 'Etkin',
  'console.members.notEnrolled': 'Henüz parolası yok',
  'console.members.disabled': 'Erişim kapalı',
  'console.members.setRole': 'Rolü değiştir',
  'console.members.setDisabled': 'Erişim',
  'console.members.disable': 'Erişimi kapat',
  'console.members.enable': 'Erişimi aç',
  'console.members.resetTotp': 'Girişi sıfırla',
  'console.members.setPersons': 'Dokunamayacağı hesaplar…',
  'console.members.enrolment': 'Kayıt kodu oluştur',
  'console.members.enrolmentEffect':
    'Bir yarı; 24 saat, bir kez geçerli. Öbür yarıyı başka bir süper yönetici oluşturur. Önceki yarınız artık geçmez.',
  'console.members.effect.create':
    'İkinci bir süper yönetici karar verir. Parola ve doğrulayıcıyı yeni personel kendisi belirler.',
  'console.members.effect.setRole':
    'İkinci bir süper yönetici karar verir. Rol bir sonraki istekten itibaren geçerlidir.',
  'console.members.effect.setDisabled': 'İkinci bir süper yönetici karar verir. Kapatmak bütün oturumları sonlandırır.',
  'console.members.effect.resetTotp':
    'İkinci bir süper yönetici karar verir. Yeniden kaydolana kadar bu adla giriş yapılamaz. Anahtarları da kaldırılır.',
  'console.members.effect.setPersons': 'İkinci bir süper yönetici karar verir. Personel bu hesaplarda işlem yapamaz.',
  'console.members.ownUid': 'Kendi hesabının UID’si',
  'console.members.relativeUids': 'Yakınların UID’leri, virgülle ayırın',
  'console.members.codeMade': 'Kayıt kodu oluşturuldu.',
  'console.members.codeTitle': '{login} kaydı',
  'console.members.codeOnce': 'Yalnızca şimdi gösterilir. Elden veya güvenli bir yolla iletin.',
  'console.members.codeHalf':
    'Öbür yarı başka bir süper yöneticiden gelir: kimse tek başına bir meslektaşının yerine geçemez.',
  'console.members.codeComplete': 'Öbür yarıyı başka bir süper yönetici verdi.',
  'console.members.copy': 'Kopyala',
  'console.enrol.title': 'Konsol girişinizi ayarlayın',
  'console.enrol.unknown': 'Bağlantı eksik. Süper yöneticiden yenisini isteyin.',
  'console.enrol.second': 'Öbür süper yöneticinin bağlantısı',
  'console.enrol.secondHow': 'İki süper yönetici size birer bağlantı verir. Öbürünü buraya yapıştırın.',
  'console.enrol.scan': 'Bunu doğrulayıcı uygulamanızla tarayın.',
  'console.enrol.qr': 'Doğrulayıcı uygulaması için QR kodu',
  'console.enrol.secret': 'Ya da bu anahtarı uygulamaya yazın:',
  'console.enrol.password': 'Yeni parola',
  'console.enrol.code': 'Doğrulayıcı kodu',
  'console.enrol.save': 'Girişi kaydet',
  'console.enrol.done': 'Girişiniz hazır.',
  'console.enrol.goOn': 'Girişe git',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
