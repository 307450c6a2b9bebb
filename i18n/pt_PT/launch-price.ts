import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Como o preço é fixado',
  'launch.fixing.will':
    'Esta ronda é proposta em USDT e paga em {asset}. O preço em {asset} é fixado em {time} pelo preço médio de {asset} nas 24 horas anteriores e já não muda depois disso.',
  'launch.fixing.fixed': 'Fixado em {time} pelo preço médio da moeda de pagamento em 24 horas. Já não muda.',
  'launch.fixing.soon':
    'O preço é fixado em {time} pela média de 24 horas; neste momento seria cerca de {price} {asset}.',
  'launch.fixing.soonUnknown': 'O preço é fixado em {time} pela média de 24 horas.',
  'launch.fixing.due': 'O preço está a ser fixado.',
  'launch.fixing.MISSING':
    'Não foi possível fixar o preço: {missing} de {all} minutos não têm preço de {asset}. Esta ronda não abre como previsto: o início é adiado ou a venda é cancelada.',
  'launch.fixing.LATE':
    'O preço não foi fixado a tempo, dez minutos antes do início. Esta ronda não abre como previsto: o início é adiado ou a venda é cancelada.',
  'launch.fixing.over':
    'Não foi possível fixar um preço a tempo, pelo que esta ronda não se realizou. Ninguém pôde participar nela.',
  'launch.fixing.offered': 'Proposto a',
  'launch.fixing.span': 'Período da média',
  'launch.fixing.about': 'Preço base se fosse fixado agora',
  'launch.fixing.minutes': 'Minutos com preço',
  'launch.fixing.average': 'Preço médio de {asset}',
  'launch.fixing.check': 'Voltar a calcular',
  'launch.fixing.save': 'Guardar os dados',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, arredondado para cima. Coincide.',
  'launch.fixing.agreesNone': 'Só {count} minutos têm preço, poucos para o fixar. Coincide.',
  'launch.fixing.differs':
    'Calculado a partir dos dados, o preço é {price} {asset}. Não coincide: avise o nosso apoio.',
  'launch.fixing.failed': 'Não foi possível carregar os dados. Tente de novo.',
  'launch.protection.title': 'Proteção de preço',
  'launch.protection.times': '{times} × a perda',
  'launch.protection.rule':
    'Se o preço de mercado de {token} na primeira entrega estiver abaixo do que pagou, são-lhe creditadas {times} vezes a diferença num dia útil, mesmo que já tenha vendido os tokens.',
  'launch.protection.average':
    'O preço de mercado é a média do índice na hora a partir da primeira entrega. Se mais de {missing} dos seus {all} minutos não tiverem preço, conta a hora seguinte.',
  'launch.protection.silent':
    'Se um dia depois da primeira entrega nenhuma hora tiver preços suficientes, podemos fazer contar a última hora até então que tenha algum preço, mesmo anterior à entrega. Se não houver nenhuma nos {days} dias anteriores, considera-se que os tokens não valem nada.',
  'launch.protection.funded':
    'O máximo que a proteção pode custar é posto de lado antes da venda. Uma venda cancelada não tem proteção: todos recebem de volta o que pagaram.',
  'launch.protection.market': 'Preço de mercado na primeira entrega',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} minutos',
  'launch.protection.byStaff':
    'Nenhuma hora desde a primeira entrega teve preços suficientes, pelo que conta a última que teve algum.',
  'launch.protection.unknown': 'Não havia nenhum preço do token, pelo que se considera que não vale nada.',
  'launch.protection.worth': 'Valor na primeira entrega',
  'launch.protection.credit': 'Proteção de preço creditada',
  'launch.boost.late':
    'A sua recompensa não chegou nas 24 horas prometidas. Sabemos disso, e é paga o mais tardar cinco dias úteis após o fim da ronda.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
