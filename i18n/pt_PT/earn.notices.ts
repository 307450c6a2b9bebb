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
  'notices.kind.earn.renewsSoon':
    'A sua subscrição vence em {date} (UTC+8). Como escolheu, {amount} {asset} serão então renovados pelo mesmo prazo (dias: {days}) a {rate}% ao ano. Até lá pode desativar a renovação.',
  'notices.kind.earn.endsSoon.ended':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: o produto já não está à venda. O capital e os juros chegarão à conta de fundos.',
  'notices.kind.earn.endsSoon.rate':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: a nova taxa, de {rate}% ao ano, é inferior aos {floor}% que pediu. O capital e os juros chegarão à conta de fundos.',
  'notices.kind.earn.endsSoon.quota':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: resta muito pouco do produto. O capital e os juros chegarão à conta de fundos.',
  'notices.kind.earn.endsSoon.bounds':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: o montante está fora do que o produto aceita agora. O capital e os juros chegarão à conta de fundos.',
  'notices.kind.earn.rateFalls':
    'A partir de {date} (UTC+8), o que tem no Rendimento em {asset} renderá {rate}% ao ano em vez de {before}%.',
  'notices.kind.earn.rewardLow':
    'Quatro quintos das recompensas em {reward} do seu produto de Rendimento em {asset} já foram distribuídos. Quando o resto se esgotar, só continuam os juros em {asset}.',
  'notices.kind.earn.rewardOver':
    'As recompensas em {reward} do seu produto de Rendimento em {asset} esgotaram-se. Os seus juros em {asset} continuam como antes.',
  'notices.kind.earn.notRenewed.closed':
    'A sua subscrição de {amount} {asset} não foi renovada, porque o Rendimento não aceita nada de novo de momento. O capital e {interest} {asset} de juros estão na conta de fundos.',
  'notices.kind.earn.endsSoon.person':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: de momento não cumpre as condições do produto. O capital e os juros chegarão à conta de fundos.',
  'notices.kind.earn.endsSoon.closed':
    'A sua subscrição de {amount} {asset} vence em {date} (UTC+8) e, tal como está, não será renovada: o Rendimento não aceita nada de novo de momento. O capital e os juros chegarão à conta de fundos.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
