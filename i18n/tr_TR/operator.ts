import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Resmî bağlantı kontrolü',
  'operator.links.intro':
    'Bize ait olduğu söylenen web adresini, e-posta adresini, telefon numarasını veya hesap adını yapıştırın. Resmî listemizle karşılaştırılır.',
  'operator.links.label': 'Adres, numara veya ad',
  'operator.links.check': 'Kontrol et',
  'operator.links.official': 'Bu bize ait.',
  'operator.links.onlyAt': 'Bu ad yalnızca burada bize ait: {official}. Başka yerlerde aynı ad başkasınındır.',
  'operator.links.notOfficial': 'Bu bize ait değil.',
  'operator.links.unreadable': 'Bu okunamadı.',
  'operator.links.leadsTo': 'Gerçekte açılan adres',
  'operator.links.readAs': 'Gerçek yazılışı',
  'operator.links.ours': 'Bizimki',
  'operator.links.odd': 'Alışılmadık harfler',
  'operator.links.reason.UNREADABLE':
    'Bu bir web adresi, e-posta adresi, telefon numarası veya ad değil. Tamamını yeniden kopyalayın.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'İçinde görünmeyen karakterler var. Bunlar aldatmak için konur.',
  'operator.links.reason.NOT_A_PAGE': 'Bir sayfa açmaz, program veya dosya çalıştırır. Açmayın.',
  'operator.links.reason.USER_INFO':
    '@ işaretinden önceki kısmın etkisi yoktur, arkasındaki adres geçerlidir. Adreslerimizde @ bulunmaz.',
  'operator.links.reason.IP_ADDRESS': 'Alan adı yerine IP numarasına gider. Bizim adreslerimiz böyle değildir.',
  'operator.links.reason.MIXED_SCRIPTS':
    'Bir kelimede iki alfabenin harfleri karışık; başka bir kelime gibi görünmesi için.',
  'operator.links.reason.LOOK_ALIKE': 'Başka harf veya işaretlerle bizimki gibi görünmesi için yazılmış.',
  'operator.links.reason.ONE_SLIP': 'Bizimkinden bir harf veya rakam farklı.',
  'operator.links.reason.SUBDOMAIN_TRICK': 'Adımızın tamamı başta duruyor, ama adın sonu önemlidir ve o başkasına ait.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Bizim alan adımızın altında, ama bunu kullanmıyoruz. Doğrudan kendi adresimizi açın.',
  'operator.links.reason.OTHER_PORT': 'Alan adı bizim, ama iki noktadan sonraki bağlantı noktası değil.',
  'operator.links.reason.NOT_ENCRYPTED': 'Alan adı bizim, ama bağlantı şifreli olmaz. https ile açın.',
  'operator.links.reason.NAME_IN_PATH':
    'Adımız yalnızca ilk eğik çizginin veya soru işaretinin arkasında. Sayfa başkasına ait.',
  'operator.links.reason.NAME_ELSEWHERE': 'İçinde adımız geçiyor, ama başkasına ait.',
  'operator.links.reason.OTHER_MAILBOX': 'Alan adı bizim, ama bu adresten yazmıyoruz.',
  'operator.links.reason.NOT_LISTED': 'Resmî listemizde yok. Bize ait olduğunu söyleyene güvenmeyin.',
  'operator.links.care.web':
    'Yine de kendi yer iminizden açın: bir bağlantı gösterdiğinden başka bir adrese gidebilir.',
  'operator.links.care.email':
    'Gönderen taklit edilebilir. Yalnızca kimlik avı önleme kodunuzu taşıyan e-posta bizdendir.',
  'operator.links.care.phone': 'Ekrandaki numara taklit edilebilir. Parola veya kod istenirse görüşmeyi bitirin.',
  'operator.links.care.handle': 'Bize ait bir profil bile sizden para, parola veya kod istemez.',
  'operator.links.never': 'Asla yapmadıklarımız',
  'operator.links.never.pay': 'Bir çekimi serbest bırakmak için sizden asla vergi, ücret veya teminat istemeyiz.',
  'operator.links.never.codes': 'Parolanızı, kodlarınızı veya kurtarma kelimelerinizi asla sormayız.',
  'operator.links.never.move': 'Coinlerinizi güvenli denen bir adrese taşımanızı asla istemeyiz.',
  'operator.links.freeze': 'Yabancı birine bilgi mi verdiniz? Hesabınızı dondurun',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
