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
  'notices.kind.earn.renewsSoon':
    'Sua aplicação vence em {date} (UTC+8). Como você escolheu, {amount} {asset} serão renovados pelo mesmo prazo (dias: {days}) a {rate}% ao ano. Até lá você pode desativar a renovação.',
  'notices.kind.earn.endsSoon.ended':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: o produto não está mais à venda. O principal e os juros irão para a conta de fundos.',
  'notices.kind.earn.endsSoon.rate':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: a nova taxa, de {rate}% ao ano, está abaixo dos {floor}% que você pediu. O principal e os juros irão para a conta de fundos.',
  'notices.kind.earn.endsSoon.quota':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: resta muito pouco do produto. O principal e os juros irão para a conta de fundos.',
  'notices.kind.earn.endsSoon.bounds':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: o valor está fora do que o produto aceita agora. O principal e os juros irão para a conta de fundos.',
  'notices.kind.earn.rateFalls':
    'A partir de {date} (UTC+8), o que você tem no Rendimento em {asset} renderá {rate}% ao ano em vez de {before}%.',
  'notices.kind.earn.rewardLow':
    'Quatro quintos das recompensas em {reward} do seu produto de Rendimento em {asset} já foram distribuídos. Quando o restante acabar, só os juros em {asset} continuarão.',
  'notices.kind.earn.rewardOver':
    'As recompensas em {reward} do seu produto de Rendimento em {asset} se esgotaram. Seus juros em {asset} continuam como antes.',
  'notices.kind.earn.notRenewed.closed':
    'Sua aplicação de {amount} {asset} não foi renovada, porque o Rendimento não aceita nada novo no momento. O principal e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.endsSoon.person':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: no momento você não atende às condições do produto. O principal e os juros irão para a conta de fundos.',
  'notices.kind.earn.endsSoon.closed':
    'Sua aplicação de {amount} {asset} vence em {date} (UTC+8) e, como está agora, não será renovada: o Rendimento não aceita nada novo no momento. O principal e os juros irão para a conta de fundos.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
