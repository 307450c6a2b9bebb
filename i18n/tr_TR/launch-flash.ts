import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Flaş satış açık',
  'launch.flash.soldOut': 'Tükendi',
  'launch.flash.round': 'Tur {number}, flaş satış',
  'launch.flash.lots': { one: '{count} lot', other: '{count} lot' },
  'launch.flash.lotsRange': { one: '{least} ile {count} lot arası', other: '{least} ile {count} lot arası' },
  'launch.flash.stock': {
    one: '{lot} {token} değerinde {count} lot',
    other: 'Her biri {lot} {token} olan {count} lot',
  },
  'launch.flash.taken': '{percent} alındı',
  'launch.flash.paid': 'ödendi',
  'launch.flash.paying': 'ödemede',
  'launch.flash.free': 'boşta',
  'launch.flash.lot': 'Bir lot',
  'launch.flash.perPerson': 'Kişi başına',
  'launch.flash.minutes': { one: '{count} dakika', other: '{count} dakika' },
  'launch.flash.seconds': { one: '{count} saniye', other: '{count} saniye' },
  'launch.flash.field': 'Lot sayısı',
  'launch.flash.whole': 'Tam sayı olarak lot girin.',
  'launch.flash.youGet': 'Alacağınız',
  'launch.flash.youPay': 'Ödeyeceğiniz',
  'launch.flash.vipLine': 'VIP indirimi, {percent}',
  'launch.flash.funding': 'Fon hesabınızda',
  'launch.flash.fundingAfter': 'Fon hesabınızda kalan',
  'launch.flash.buy': 'Satın al',
  'launch.flash.buyLots': { one: '{count} lot satın al', other: '{count} lot satın al' },
  'launch.flash.opensIn': '{time} sonra açılıyor',
  'launch.flash.buyNote':
    'Şu anda hiçbir şey tahsil edilmez. Sıranız gelince lotlar sizin için tutulur ve ödemek için {time} süreniz olur.',
  'launch.flash.allHeld': 'Kalan lotların hepsi şu anda ödeniyor. Bazıları geri gelebilir.',
  'launch.flash.passSoon': 'Bu sayfa giriş kartınızı başlangıçtan on dakika önce, {time} itibarıyla alır.',
  'launch.flash.passWorking':
    'Giriş kartınız alınıyor. Tarayıcınız robotları engellemek için bir bulmaca çözüyor; bu birkaç saniye sürer.',
  'launch.flash.passReady': 'Giriş kartınız hazır.',
  'launch.flash.queue': 'Sıradasınız',
  'launch.flash.place': 'Sıradaki yeriniz',
  'launch.flash.left': { one: '{count} lot kaldı', other: '{count} lot kaldı' },
  'launch.flash.number': {
    one: 'Sıradaki yeriniz: {position}; {count} lot kaldı.',
    other: 'Sıradaki yeriniz: {position}; {count} lot kaldı.',
  },
  'launch.flash.drawing':
    'İlk {count} saniyede talepte bulunan herkesin sırası kurayla belirleniyor. Yeriniz belli olur olmaz gösterilir.',
  'launch.flash.placing': 'Yeriniz birazdan gösterilir.',
  'launch.flash.asked': 'Talebiniz',
  'launch.flash.payThen': 'Sıranız gelince ödeyeceğiniz',
  'launch.flash.ticket': 'Talep numarası',
  'launch.flash.kept':
    'Bu sayfayı kapatsanız da cihaz değiştirseniz de yeriniz korunur. Sıranız gelince ödemek için {time} süreniz olur.',
  'launch.flash.leaveQueue': 'Sıradan çık',
  'launch.flash.leaveQueueTitle': 'Sıradan çıkılsın mı?',
  'launch.flash.leaveQueueText':
    'Yerinizi kaybedersiniz. Hiçbir şey tahsil edilmedi; lot kaldıkça sonda yeniden sıraya girebilirsiniz.',
  'launch.flash.stay': 'Sırada kal',
  'launch.flash.held': { one: '{count} lot sizin için tutuluyor', other: '{count} lot sizin için tutuluyor' },
  'launch.flash.payBefore': '{time} saatinden önce ödeyin. O zamana kadar hiçbir şey tahsil edilmez.',
  'launch.flash.timeLeft': 'Ödemek için kalan süre',
  'launch.flash.timeOf': 'toplam {time}',
  'launch.flash.lastMinute': 'Ödemek için bir dakikadan az kaldı.',
  'launch.flash.pay': '{amount} {asset} öde',
  'launch.flash.wrongKeeps': 'Yanlış parola lotları kaybettirmez.',
  'launch.flash.wrongPassword': {
    one: 'İşlem parolası yanlış. {count} deneme kaldı; lotlarınız tutulmaya devam eder.',
    other: 'İşlem parolası yanlış. {count} deneme kaldı; lotlarınız tutulmaya devam eder.',
  },
  'launch.flash.passwordLocked':
    'Çok fazla yanlış deneme: işlem parolası {time} tarihine kadar kilitlendi. Zamanında ödenmeyen lotlar geri gider.',
  'launch.flash.short': 'Fon hesabınızda {missing} {asset} eksik. Siz aktarırken lotlar tutulmaya devam eder.',
  'launch.flash.giveUp': 'Vazgeç',
  'launch.flash.giveUpTitle': 'Tur {number} için vazgeçilsin mi?',
  'launch.flash.giveUpText': {
    one: 'Şimdi ayrılırsanız {count} lotunuz geri gider ve Tur {number} içinde satın alamazsınız. Hesabınızdan hiçbir şey tahsil edilmez.',
    other:
      'Şimdi ayrılırsanız {count} lotunuz geri gider ve Tur {number} içinde satın alamazsınız. Hesabınızdan hiçbir şey tahsil edilmez.',
  },
  'launch.flash.keep': { one: 'Lotumu koru', other: 'Lotlarımı koru' },
  'launch.flash.giveUpDo': 'Tur {number} için vazgeç',
  'launch.flash.opens': 'Tur {number} açılışı',
  'launch.flash.goesBack': 'Ödeme süresi doldu. Lotlar geri gidiyor; hiçbir şey tahsil edilmedi.',
  'launch.flash.paidTitle': 'Ödendi',
  'launch.flash.boughtAt': 'Satın alma zamanı',
  'launch.flash.paidFrom': 'Fon hesabınızdan ödendi',
  'launch.flash.each': '{token} başına',
  'launch.flash.usable': 'Ne zaman kullanabilirsiniz',
  'launch.flash.timedOut': {
    one: 'Zamanında ödemediğiniz için {count} lot geri gitti. Hiçbir şey tahsil edilmedi. Lot kaldıkça sonda yeniden sıraya girebilirsiniz.',
    other:
      'Zamanında ödemediğiniz için {count} lot geri gitti. Hiçbir şey tahsil edilmedi. Lot kaldıkça sonda yeniden sıraya girebilirsiniz.',
  },
  'launch.flash.gaveUp': 'Lotlarınızdan vazgeçtiniz; bu tur size kapandı. Hiçbir şey tahsil edilmedi.',
  'launch.flash.leftQueue': 'Sıradan çıktınız. Hiçbir şey tahsil edilmedi.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'Sıranız geldiğinde yalnızca {count} lot kalmıştı, istediğinizden az. Hiçbir şey tahsil edilmedi. Lot kaldıkça yeniden talepte bulunabilirsiniz.',
    other:
      'Sıranız geldiğinde yalnızca {count} lot kalmıştı, istediğinizden az. Hiçbir şey tahsil edilmedi. Lot kaldıkça yeniden talepte bulunabilirsiniz.',
  },
  'launch.flash.refused.SOLD_OUT': 'Sıranız gelmeden bütün lotlar satıldı. Hiçbir şey tahsil edilmedi.',
  'launch.flash.refused.ENDED': 'Sıranız gelmeden tur sona erdi. Hiçbir şey tahsil edilmedi.',
  'launch.flash.refused.CANCELLED': 'Proje iptal edildi. Hiçbir şey tahsil edilmedi.',
  'launch.flash.allSold': 'Bu turun bütün lotları satıldı ve ödendi.',
  'launch.flash.next': 'Tur {number} açılışı: {time}.',
  'launch.flash.lost':
    'Bağlantı yok. Gördüğünüz, {time} anındaki durumdur. Talebiniz bu sayfada değil, borsada saklanır.',
  'launch.flash.order': 'Sıra nasıl belirlenir',
  'launch.flash.batch': '{from} ile {to} arası: kura',
  'launch.flash.batchText': 'Bu saniyelerdeki taleplerin sırası kurayla belirlenir; hızlı bağlantı üstünlük sağlamaz.',
  'launch.flash.arrival': '{to} sonrası: sunucumuza geliş sırası',
  'launch.flash.arrivalText': 'Tekrar tekrar basmak tek talebinizi ve yerini değiştirmez.',
  'launch.flash.yours': 'Talebiniz, {time}',
  'launch.flash.seedHash': 'Tohumun SHA-256 özeti',
  'launch.flash.seed': 'Tohum',
  'launch.flash.seedBefore':
    'Kuranın sırasını tohum belirler. SHA-256 özeti satıştan önce, tohumun kendisi kuradan sonra yayımlanır.',
  'launch.flash.seedAfter':
    'Tohumun SHA-256 özeti satıştan önce yayımlananla aynıdır; bu, tohumun ilk talepten önce belirlendiğini kanıtlar.',
  'launch.flash.beaconText':
    'Kuranın sırasını tohum ile açık rastgelelik kaynağı drand’ın {round} numaralı turu birlikte belirler. İlk saniyeler bitmeden bu turu kimse bilemez; bu yüzden kimse işine gelen bir tohum seçmiş olamaz.',
  'launch.flash.beaconNone':
    'Bu tur için açık bir rastgelelik kaynağı belirlenmedi: kuranın sırasını yalnızca tohum belirler.',
  'launch.flash.beaconSilent':
    'Açık rastgelelik kaynağı drand’ın {round} numaralı turu {count} saniye içinde alınamadı; kuranın sırasını yalnızca tohum belirler.',
  'launch.flash.signature': 'Kaynağın imzası',
  'launch.flash.check': 'Sırayı doğrula',
  'launch.flash.checkSeed': 'Tohum söz verilenle aynı',
  'launch.flash.checkOwn': 'Yeriniz sayınıza uyuyor',
  'launch.flash.own': 'Sayınız',
  'launch.flash.ownPlace': '{count} talep içinde {place}. sıra. En küçük sayı önce gelir.',
  'launch.flash.ownText': 'Sayınız; tohumun, varsa rastgeleliğin ve hesap numaranızın SHA-256 özetidir.',
  'launch.flash.rule.lots': {
    one: 'Tur {number}: {lot} {token} değerinde {count} lot sabit fiyatla satılır. Kişi başına: {range}.',
    other: 'Tur {number}: her biri {lot} {token} olan {count} lot sabit fiyatla satılır. Kişi başına: {range}.',
  },
  'launch.flash.rule.order':
    'Flaş satışın ilk {count} saniyesindeki taleplerin sırası kurayla belirlenir. Sonrasında ilk gelen ilk alır.',
  'launch.flash.rule.beacon':
    'Tur {number}: kuranın sırasını gizli bir tohum ile açık rastgelelik kaynağı drand’ın {round} numaralı turu birlikte belirler. Kaynak {count} saniye içinde alınamazsa yalnızca tohum belirler ve satış sayfası bunu bildirir.',
  'launch.flash.rule.seedOnly':
    'Tur {number}: kuranın sırasını yalnızca gizli bir tohum belirler. SHA-256 özeti satıştan önce yayımlanır; açık bir rastgelelik kaynağı kullanılmaz.',
  'launch.flash.rule.pay':
    'Tur {number}: sıranız gelince lotlarınız tutulur ve ödemek için {time} süreniz olur. Ödemezseniz geri gider; yeniden sıraya girebilirsiniz.',
  'launch.flash.rule.giveUp':
    'Sıradan çıkmak hiçbir şeyi kapatmaz. Ödeme sırasında vazgeçen o turda artık satın alamaz.',
  'launch.flash.rule.cost': 'Flaş satış bedeli bir kez, ödeme coininin son basamağına yukarı yuvarlanır.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
