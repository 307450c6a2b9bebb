import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Ortalama {coin} varlığı',
  'launch.holding.period': 'Sayılan günler',
  'launch.holding.public': 'Son değerin yayımı',
  'launch.holding.needed': 'Gereken ortalama',
  'launch.holding.average': 'Ortalamanız ({days} günün {known} günü)',
  'launch.holding.cap': 'Ayırabileceğiniz en yüksek tutar',
  'launch.holding.counted':
    'Saatte bir, rastgele bir saniyede varlığınızı okuruz: fon hesabı, spot (açık emirler ve gridlerle), Kazan ve P2P için kullanılabilir olan; lansmanlara ayırdığınız tutar da sayılır. Ödünç coinler, bonuslar ve vadeli işlemlerdeki açık kâr sayılmaz.',
  'launch.holding.days': 'Günler',
  'launch.holding.soon': 'Yayım: {time}',
  'launch.holding.tidied': 'Kayıtlar artık saklanmıyor',
  'launch.holding.none': 'Bu güne ait okuma yok',
  'launch.holding.lost': {
    one: '{count} saat okunamadı ve ortalamaya katılmadı.',
    other: '{count} saat okunamadı ve ortalamaya katılmadı.',
  },
  'launch.holding.hour': 'Saat',
  'launch.holding.readAt': 'Okunma',
  'launch.holding.missing': 'Okunmadı',
  'launch.holding.hoursOf': '{date} okumaları',
  'launch.holding.seedHash': 'Günün tohumunun SHA-256 özeti:',
  'launch.holding.seed': 'Günün tohumu:',
  'launch.holding.yours': 'Ortalamanız: {average} {coin}',
  'launch.holding.rule.least':
    'Tur {number}: {from} ile {until} arasında (UTC+8) ortalama en az {least} {coin} tutmuş olmalısınız.',
  'launch.holding.rule.factor':
    'Tur {number}: ortalama her {coin} için {factor} {asset} ayırabilirsiniz; turun üst sınırı aşılamaz.',
  'launch.holding.rule.mean':
    'Bir günün ortalaması saatlik okumalarının, sizinki günlerin ortalamasıdır. Okunamayan saatler katılmaz. Bir günün değerleri ertesi gün 11:00’de (UTC+8) yayımlanır.',
  'launch.condition.HOLDING': 'Ortalama en az {needed} {coin} tutmak',
  'launch.fix.HOLDING': 'Yatır',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
