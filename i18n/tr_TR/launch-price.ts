import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Fiyat nasıl sabitlenir',
  'launch.fixing.will':
    'Bu tur USDT ile fiyatlandırılır ve {asset} ile ödenir. {asset} cinsinden fiyat, {time} tarihinde önceki 24 saatteki ortalama {asset} fiyatından sabitlenir ve sonrasında değişmez.',
  'launch.fixing.fixed': 'Ödeme coininin 24 saatlik ortalama fiyatından {time} tarihinde sabitlendi. Artık değişmez.',
  'launch.fixing.soon':
    'Fiyat {time} tarihinde 24 saatlik ortalamadan sabitlenir; şu anda yaklaşık {price} {asset} olurdu.',
  'launch.fixing.soonUnknown': 'Fiyat {time} tarihinde 24 saatlik ortalamadan sabitlenir.',
  'launch.fixing.due': 'Fiyat sabitleniyor.',
  'launch.fixing.MISSING':
    'Fiyat sabitlenemedi: {all} dakikanın {missing} tanesinde {asset} fiyatı yok. Bu tur planlandığı gibi açılmaz: başlangıcı ertelenir ya da satış iptal edilir.',
  'launch.fixing.LATE':
    'Fiyat zamanında, başlangıçtan on dakika önce sabitlenmedi. Bu tur planlandığı gibi açılmaz: başlangıcı ertelenir ya da satış iptal edilir.',
  'launch.fixing.over': 'Fiyat zamanında sabitlenemediği için bu tur yapılmadı. Kimse katılamadı.',
  'launch.fixing.offered': 'Sunulan fiyat',
  'launch.fixing.span': 'Ortalama aralığı',
  'launch.fixing.about': 'Şimdi sabitlense temel fiyat',
  'launch.fixing.minutes': 'Fiyatı olan dakikalar',
  'launch.fixing.average': 'Ortalama {asset} fiyatı',
  'launch.fixing.check': 'Yeniden hesapla',
  'launch.fixing.save': 'Girdileri kaydet',
  'launch.fixing.agrees':
    '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, yukarı yuvarlanmış. Sonuç uyuşuyor.',
  'launch.fixing.agreesNone': 'Yalnızca {count} dakikanın fiyatı var; sabitlemek için yetersiz. Sonuç uyuşuyor.',
  'launch.fixing.differs': 'Girdilerden hesaplanan fiyat {price} {asset}. Uyuşmuyor: lütfen desteğimize bildirin.',
  'launch.fixing.failed': 'Girdiler yüklenemedi. Yeniden deneyin.',
  'launch.protection.title': 'Fiyat koruması',
  'launch.protection.times': 'Zararın {times} katı',
  'launch.protection.rule':
    'İlk teslimatta {token} piyasa fiyatı ödediğiniz fiyatın altındaysa, tokenleri o zamana kadar satmış olsanız bile farkın {times} katı bir iş günü içinde hesabınıza yatırılır.',
  'launch.protection.average':
    'Piyasa fiyatı, ilk teslimattan itibaren bir saatlik endeks ortalamasıdır. {all} dakikanın {missing} taneden fazlasında fiyat yoksa sonraki saat geçerlidir.',
  'launch.protection.silent':
    'İlk teslimattan bir gün sonra hiçbir saatte yeterli fiyat yoksa, o ana kadar en az bir fiyatı olan son saati, teslimattan önceki bir saati de, esas alabiliriz. Öncesindeki {days} gün içinde de böyle bir saat yoksa tokenlerin değeri sıfır sayılır.',
  'launch.protection.funded':
    'Fiyat korumasının en fazla tutarı satıştan önce ayrılır. İptal edilen satışta koruma yoktur: herkes ödediğini geri alır.',
  'launch.protection.market': 'İlk teslimattaki piyasa fiyatı',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} dakika',
  'launch.protection.byStaff':
    'İlk teslimattan beri hiçbir saatte yeterli fiyat olmadığından, fiyatı olan son saat esas alındı.',
  'launch.protection.unknown': 'Tokenin hiçbir fiyatı yoktu, bu yüzden değeri sıfır sayılır.',
  'launch.protection.worth': 'İlk teslimattaki değer',
  'launch.protection.credit': 'Yatırılan fiyat koruması',
  'launch.boost.late':
    'Ödülünüz söz verdiğimiz 24 saat içinde ödenmedi. Bundan haberdarız; en geç turun bitiminden sonraki beş iş günü içinde ödenir.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
