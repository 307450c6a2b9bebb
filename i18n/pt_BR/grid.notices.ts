import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    'Sua grade {number} em {market} atingiu o preço de realização de lucro e parou. {quote} {quoteAsset} e {base} {baseAsset} estão na conta spot.',
  'notices.kind.grid.stopLoss':
    'Sua grade {number} em {market} atingiu o preço de stop loss e parou. {quote} {quoteAsset} e {base} {baseAsset} estão na conta spot.',
  'notices.kind.grid.stoppedByStaff':
    'Paramos sua grade {number} em {market}. {quote} {quoteAsset} e {base} {baseAsset} estão na conta spot; nada foi vendido. Em caso de dúvida, fale com o suporte.',
  'notices.kind.grid.failed.slippage':
    'Sua grade {number} em {market} não começou: a compra custaria mais de meio por cento acima do preço. {quote} {quoteAsset} e {base} {baseAsset} estão na conta spot.',
  'notices.kind.grid.failed.other':
    'Sua grade {number} em {market} não pôde funcionar e terminou. {quote} {quoteAsset} e {base} {baseAsset} estão na conta spot. A página dela diz o motivo.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
