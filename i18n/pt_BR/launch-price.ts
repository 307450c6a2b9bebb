import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Como o preço é fixado',
  'launch.fixing.will':
    'Esta rodada é oferecida em USDT e paga em {asset}. O preço em {asset} é fixado em {time} pelo preço médio de {asset} nas 24 horas anteriores e não muda mais depois disso.',
  'launch.fixing.fixed': 'Fixado em {time} pelo preço médio da moeda de pagamento em 24 horas. Não muda mais.',
  'launch.fixing.soon': 'O preço é fixado em {time} pela média de 24 horas; agora seria de cerca de {price} {asset}.',
  'launch.fixing.soonUnknown': 'O preço é fixado em {time} pela média de 24 horas.',
  'launch.fixing.due': 'O preço está sendo fixado.',
  'launch.fixing.MISSING':
    'Não foi possível fixar o preço: {missing} de {all} minutos não têm preço de {asset}. Esta rodada não abre como previsto: o início é adiado ou a venda é cancelada.',
  'launch.fixing.LATE':
    'O preço não foi fixado a tempo, dez minutos antes do início. Esta rodada não abre como previsto: o início é adiado ou a venda é cancelada.',
  'launch.fixing.over':
    'Não foi possível fixar um preço a tempo, por isso esta rodada não aconteceu. Ninguém pôde participar dela.',
  'launch.fixing.offered': 'Oferecido a',
  'launch.fixing.span': 'Período da média',
  'launch.fixing.about': 'Preço base se fixado agora',
  'launch.fixing.minutes': 'Minutos com preço',
  'launch.fixing.average': 'Preço médio de {asset}',
  'launch.fixing.check': 'Calcular de novo',
  'launch.fixing.save': 'Salvar os dados',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, arredondado para cima. Confere.',
  'launch.fixing.agreesNone': 'Só {count} minutos têm preço, poucos para fixá-lo. Confere.',
  'launch.fixing.differs': 'Calculado pelos dados, o preço é {price} {asset}. Não confere: avise o nosso suporte.',
  'launch.fixing.failed': 'Não foi possível carregar os dados. Tente de novo.',
  'launch.protection.title': 'Proteção de preço',
  'launch.protection.times': '{times} × a perda',
  'launch.protection.rule':
    'Se o preço de mercado de {token} na primeira entrega estiver abaixo do que você pagou, são creditadas {times} vezes a diferença em um dia útil, mesmo que você já tenha vendido os tokens.',
  'launch.protection.average':
    'O preço de mercado é a média do índice na hora a partir da primeira entrega. Se mais de {missing} dos {all} minutos não tiverem preço, vale a hora seguinte.',
  'launch.protection.silent':
    'Se um dia depois da primeira entrega nenhuma hora tiver preços suficientes, podemos fazer valer a última hora até então que tenha algum preço, mesmo anterior à entrega. Se não houver nenhuma nos {days} dias anteriores, considera-se que os tokens não valem nada.',
  'launch.protection.funded':
    'O máximo que a proteção pode custar é reservado antes da venda. Uma venda cancelada não tem proteção: todos recebem de volta o que pagaram.',
  'launch.protection.market': 'Preço de mercado na primeira entrega',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} minutos',
  'launch.protection.byStaff':
    'Nenhuma hora desde a primeira entrega teve preços suficientes, por isso vale a última que teve algum.',
  'launch.protection.unknown': 'Não havia nenhum preço do token, por isso considera-se que ele não vale nada.',
  'launch.protection.worth': 'Valor na primeira entrega',
  'launch.protection.credit': 'Proteção de preço creditada',
  'launch.boost.late':
    'Sua recompensa não chegou nas 24 horas prometidas. Estamos cientes, e ela é paga no máximo em cinco dias úteis após o fim da rodada.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
