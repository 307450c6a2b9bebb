import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Escolha no máximo {max} moedas de cada vez.',
  CONVERSION_TOO_SOON: 'Pode voltar a converter a partir de {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} não pode ser convertida agora.',
  CONVERSION_NO_FUNDS: 'De momento não podemos converter. As suas moedas ficam onde estão; tente mais tarde.',
  CONVERSION_QUOTE_UNKNOWN: 'Essa proposta de preço não existe.',
  CONVERSION_QUOTE_EXPIRED: 'O preço expirou. Nada foi convertido.',
  CONVERSION_PRICE_MOVED: 'O preço de {asset} variou mais de 1 %. Nada foi convertido.',
  INSUFFICIENT_BALANCE: 'Saldo disponível de {asset} insuficiente: há {available}, são necessários {needed}.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
