import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'A sua subscrição de {amount} {asset} venceu; o capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.renewed': 'A sua subscrição de {amount} {asset} foi renovada; rendeu {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'A sua subscrição de {amount} {asset} não foi renovada, porque o produto já não está à venda. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.rate':
    'A sua subscrição de {amount} {asset} não foi renovada, porque a nova taxa é inferior à que pediu. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.quota':
    'A sua subscrição de {amount} {asset} não foi renovada, porque restava muito pouco do produto. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.bounds':
    'A sua subscrição de {amount} {asset} não foi renovada, porque o montante está fora do que o produto aceita agora. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.notRenewed.person':
    'A sua subscrição de {amount} {asset} não foi renovada, porque de momento não cumpre as condições do produto. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.redeemed': '{amount} {asset} do Rendimento estão na conta de fundos.',
  'notices.kind.earn.redeemFailed':
    'Ainda não foi possível pagar {amount} {asset} do Rendimento. Contacte o apoio e indique o número {ticket}.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
