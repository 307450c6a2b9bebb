import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Sua aplicação de {amount} {asset} venceu; o principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.renewed': 'Sua aplicação de {amount} {asset} foi renovada; rendeu {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Sua aplicação de {amount} {asset} não foi renovada, porque o produto não está mais à venda. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.rate':
    'Sua aplicação de {amount} {asset} não foi renovada, porque a nova taxa é menor que a pedida por você. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.quota':
    'Sua aplicação de {amount} {asset} não foi renovada, porque restava muito pouco do produto. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.bounds':
    'Sua aplicação de {amount} {asset} não foi renovada, porque o valor está fora do que o produto aceita agora. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.person':
    'Sua aplicação de {amount} {asset} não foi renovada, porque no momento você não atende às condições do produto. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.redeemed': '{amount} {asset} do Rendimento estão na conta de fundos.',
  'notices.kind.earn.redeemFailed':
    'Ainda não foi possível pagar {amount} {asset} do Rendimento. Fale com o suporte e informe o número {ticket}.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
