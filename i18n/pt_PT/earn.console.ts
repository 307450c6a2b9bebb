import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Produto de Rendimento',
  'console.actionKind.staffEarn.setRates': 'Taxas de Rendimento',
  'console.actionKind.staffEarn.fund': 'Dinheiro para juros de Rendimento',
  'console.refusal.COIN_UNKNOWN': 'Essa moeda não existe.',
  'console.refusal.EARN_NOT_FOUND': 'Esse produto não existe.',
  'console.refusal.EARN_KIND_FIXED': 'A moeda, o tipo, o prazo e a segunda moeda de um produto não mudam: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Um produto a prazo precisa de dias; um sem prazo não os tem.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Um limite está abaixo do mínimo, um montante não respeita o passo ou o fim é anterior ao início.',
  'console.refusal.EARN_QUOTA_SOLD': 'A quota não pode ficar abaixo do que está vendido: {sold}.',
  'console.refusal.EARN_REWARD_WRONG':
    'Um híbrido precisa de outra moeda com taxa e orçamento; nenhum outro tipo a tem.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Esta não é uma moeda deste produto: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'As taxas começam à hora certa.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'As novas taxas são anunciadas com um dia de antecedência e seguem as já definidas; a mais próxima é {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Não há escalões.',
  'console.refusal.TIERS_ORDER': 'Escalão {row}: o limite tem de ser superior ao anterior.',
  'console.refusal.TIERS_END': 'Escalão {row}: só o último não tem limite.',
  'console.refusal.TIERS_RATE': 'Escalão {row}: a taxa não está entre 0 e 1000 %.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
