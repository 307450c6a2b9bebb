import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    '{market} üzerindeki {number} numaralı gridiniz kâr al fiyatına ulaştı ve durdu. {quote} {quoteAsset} ve {base} {baseAsset} spot hesabınızda.',
  'notices.kind.grid.stopLoss':
    '{market} üzerindeki {number} numaralı gridiniz zarar durdur fiyatına ulaştı ve durdu. {quote} {quoteAsset} ve {base} {baseAsset} spot hesabınızda.',
  'notices.kind.grid.stoppedByStaff':
    '{market} üzerindeki {number} numaralı gridinizi durdurduk. {quote} {quoteAsset} ve {base} {baseAsset} spot hesabınızda; hiçbir şey satılmadı. Sorularınız için destekle iletişime geçin.',
  'notices.kind.grid.failed.slippage':
    '{market} üzerindeki {number} numaralı gridiniz başlamadı: alım, fiyatın yüzde yarımdan fazla üzerinde olacaktı. {quote} {quoteAsset} ve {base} {baseAsset} spot hesabınızda.',
  'notices.kind.grid.failed.other':
    '{market} üzerindeki {number} numaralı gridiniz çalışamadı ve sona erdi. {quote} {quoteAsset} ve {base} {baseAsset} spot hesabınızda. Nedeni gridin sayfasında.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
