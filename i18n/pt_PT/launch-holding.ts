import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Saldo médio de {coin}',
  'launch.holding.period': 'Dias que contam',
  'launch.holding.public': 'Último valor público',
  'launch.holding.needed': 'Média necessária',
  'launch.holding.average': 'A sua média ({known} de {days} dias)',
  'launch.holding.cap': 'Máximo que pode comprometer',
  'launch.holding.counted':
    'Uma vez por hora, num segundo aleatório, lemos o que tem em fundos, no spot (com ordens abertas e grelhas), em Rendimento e o que está disponível para P2P; o que comprometeu em lançamentos conta. Moedas emprestadas, bónus e lucros em aberto de futuros não contam.',
  'launch.holding.days': 'Dias',
  'launch.holding.soon': 'Público a partir de {time}',
  'launch.holding.tidied': 'Dados já não conservados',
  'launch.holding.none': 'Sem leituras deste dia',
  'launch.holding.lost': {
    one: 'Não foi possível ler {count} hora, que fica fora da média.',
    many: 'Não foi possível ler {count} horas, que ficam fora da média.',
    other: 'Não foi possível ler {count} horas, que ficam fora da média.',
  },
  'launch.holding.hour': 'Hora',
  'launch.holding.readAt': 'Lida às',
  'launch.holding.missing': 'Não lida',
  'launch.holding.hoursOf': 'Leituras de {date}',
  'launch.holding.seedHash': 'SHA-256 da semente do dia:',
  'launch.holding.seed': 'Semente do dia:',
  'launch.holding.yours': 'A sua média: {average} {coin}',
  'launch.holding.rule.least':
    'Ronda {number}: tem de ter tido pelo menos {least} {coin} em média de {from} a {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Ronda {number}: por cada {coin} em média pode comprometer {factor} {asset}, sem ultrapassar o máximo da ronda.',
  'launch.holding.rule.mean':
    'A média de um dia é a das leituras de cada hora; a sua é a dos dias. As horas que não foi possível ler ficam de fora. Os valores de um dia são públicos às 11:00 (UTC+8) do dia seguinte.',
  'launch.condition.HOLDING': 'Pelo menos {needed} {coin} em média',
  'launch.fix.HOLDING': 'Depositar',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
