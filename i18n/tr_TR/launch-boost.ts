import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Tur {number}, boost',
  'launch.boost.live': 'Boost sürüyor',
  'launch.boost.pool': 'Ödül havuzu',
  'launch.boost.pools': 'Boost ödülleri',
  'launch.boost.coin': 'Kilitlenecek coin',
  'launch.boost.perPerson': 'Kişi başına en çok ödül',
  'launch.boost.locked': 'Kilitli',
  'launch.boost.wasLocked': 'Kilitli kalan tutar',
  'launch.boost.given': 'Ödenen ödüller',
  'launch.boost.amount': 'Kilitlenecek tutar',
  'launch.boost.newAmount': 'Yeni kilitli toplam',
  'launch.boost.begin': 'Boost yap',
  'launch.boost.raise': 'Artır',
  'launch.boost.submit': '{amount} {asset} kilitle',
  'launch.boost.raiseSubmit': '{amount} {asset} tutarına çıkar',
  'launch.boost.confirm': 'Boost’u onayla',
  'launch.boost.confirmNote':
    'Tutar {time} tarihine kadar fon hesabınızda dondurulur. O zamana kadar artırabilir, ama azaltamaz ya da geri alamazsınız. Sonra tamamı yeniden kullanılabilir ve ödülünüz ödenir.',
  'launch.boost.done': 'Kilitlendi',
  'launch.boost.doneText': 'Tur {number} için {amount} {asset} kilitlendi.',
  'launch.boost.asThingsStand': 'Şu anki duruma göre ödül',
  'launch.boost.estimate': 'Şu anki duruma göre ödülünüz',
  'launch.boost.own': 'Boost’unuz',
  'launch.boost.reward': 'Ödülünüz',
  'launch.boost.time': 'Kilitlenme zamanı',
  'launch.boost.freeAt': 'Tamamı {time} tarihinde yeniden kullanılabilir.',
  'launch.boost.state.SUBSCRIBED': 'Kilitli',
  'launch.boost.state.PENDING_DEDUCTION': 'Hesaplaşılıyor',
  'launch.boost.state.COMPLETED': 'Ödül ödendi',
  'launch.boost.state.NOT_ALLOCATED': 'Ödül yok',
  'launch.boost.state.CANCELLED': 'İptal edildi',
  'launch.boost.state.REFUNDED': 'İade edildi',
  'launch.boost.rule.share':
    'Tur {number}: {step} adımlarla {min} – {max} {asset} kilitleyin. {pool} {token} kilitli tutarlarla orantılı bölünür; kimse {perPerson} üzerinde almaz.',
  'launch.boost.rule.back':
    'Kilitlenen tutar tur bitene kadar artırılabilir, ama geri alınamaz. Sonra tamamı yeniden kullanılabilir.',
  'launch.boost.rule.keep':
    'Ödüller turun bitiminden sonra 24 saat içinde ödenir ve hemen kullanılabilir. Satış sonradan iptal edilirse de sizde kalır.',
  'launch.boost.rule.interval': 'İki farklı tura katılım arasında {count} dakika beklenir.',
  'launch.boost.rule.cancel':
    'Tüm turlar tamamlanana kadar proje iptal edilebilir. O zaman herkes kilitlediğini geri alır.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
