import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Produto de Rendimento',
  'console.actionKind.staffEarn.setRates': 'Taxas de Rendimento',
  'console.actionKind.staffEarn.fund': 'Dinheiro para juros de Rendimento',
  'console.refusal.COIN_UNKNOWN': 'Essa moeda não existe.',
  'console.refusal.EARN_NOT_FOUND': 'Esse produto não existe.',
  'console.refusal.EARN_KIND_FIXED': 'Moeda, tipo, prazo e segunda moeda de um produto não mudam: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Um produto com prazo precisa de dias; um sem prazo não tem.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Um limite está abaixo do mínimo, um valor não segue o passo ou o fim é antes do início.',
  'console.refusal.EARN_QUOTA_SOLD': 'A cota não pode ficar abaixo do que já foi vendido: {sold}.',
  'console.refusal.EARN_REWARD_WRONG': 'Um híbrido precisa de outra moeda com taxa e orçamento; nenhum outro tipo tem.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Esta não é uma moeda deste produto: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'As taxas começam em hora cheia.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'As novas taxas são anunciadas um dia antes e vêm depois das já definidas; a mais próxima é {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Não há faixas.',
  'console.refusal.TIERS_ORDER': 'Faixa {row}: o limite precisa ser maior que o anterior.',
  'console.refusal.TIERS_END': 'Faixa {row}: só a última não tem limite.',
  'console.refusal.TIERS_RATE': 'Faixa {row}: a taxa não está entre 0 e 1.000%.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
