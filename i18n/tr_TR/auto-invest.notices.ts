import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'Otomatik yatırım {runAt} ({zone}) tarihinde {amount} USDT karşılığında {coins} alacak, ancak yalnızca {available} USDT var. O zamana kadar bakiye eklemezseniz alım yapılmaz.',
  'notices.kind.autoInvest.insufficient':
    'Otomatik yatırım alım yapamadı: {coins} için {amount} USDT gerekiyordu, {available} USDT vardı. Plan bir sonraki tarihte yeniden dener.',
  'notices.kind.autoInvest.insufficientInRow':
    'Otomatik yatırımda {coins} için art arda {count} kez bakiye yetmedi. Bakiye oluşana kadar planı duraklatabilirsiniz.',
  'notices.kind.autoInvest.paused':
    '{coins} otomatik yatırım planınız, bakiye art arda yetmediği için duraklatıldı. İstediğiniz zaman sürdürebilirsiniz.',
  'notices.kind.autoInvest.undated':
    '{coins} otomatik yatırım planınız duraklatıldı: {zone} saat dilimi artık tanınmıyor. Planda başka bir saat dilimi seçin ve planı sürdürün.',
  'notices.kind.autoInvest.failed':
    'Otomatik yatırım {amount} USDT karşılığında {coins} alamadı. Paranız sizde; plan her coin için nedenini gösterir.',
  'notices.kind.autoInvest.expired':
    'Otomatik yatırım isteğinizden sonraki beş dakika içinde başlayamadı; {amount} USDT karşılığında {coins} alınmadı. Planı yeniden çalıştırabilirsiniz.',
  'notices.kind.autoInvest.partial':
    'Otomatik yatırım {amount} USDT tutarın {spent} USDT kadarıyla {coins} aldı. Kalanı spot hesabınızda.',
  'notices.kind.autoInvest.done': 'Otomatik yatırım {spent} USDT karşılığında {coins} aldı.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
