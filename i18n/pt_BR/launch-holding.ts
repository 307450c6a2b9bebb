import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Saldo médio de {coin}',
  'launch.holding.period': 'Dias que contam',
  'launch.holding.public': 'Último valor público',
  'launch.holding.needed': 'Média necessária',
  'launch.holding.average': 'Sua média ({known} de {days} dias)',
  'launch.holding.cap': 'Máximo que você pode comprometer',
  'launch.holding.counted':
    'Uma vez por hora, em um segundo aleatório, lemos o que você tem em fundos, no spot (com ordens abertas e grids), em Rendimento e o que está disponível para P2P; o que foi comprometido em lançamentos conta. Moedas emprestadas, bônus e lucro aberto de futuros não contam.',
  'launch.holding.days': 'Dias',
  'launch.holding.soon': 'Público a partir de {time}',
  'launch.holding.tidied': 'Dados não mais guardados',
  'launch.holding.none': 'Sem leituras deste dia',
  'launch.holding.lost': {
    one: '{count} hora não pôde ser lida e fica fora da média.',
    many: '{count} horas não puderam ser lidas e ficam fora da média.',
    other: '{count} horas não puderam ser lidas e ficam fora da média.',
  },
  'launch.holding.hour': 'Hora',
  'launch.holding.readAt': 'Lida às',
  'launch.holding.missing': 'Não lida',
  'launch.holding.hoursOf': 'Leituras de {date}',
  'launch.holding.seedHash': 'SHA-256 da semente do dia:',
  'launch.holding.seed': 'Semente do dia:',
  'launch.holding.yours': 'Sua média: {average} {coin}',
  'launch.holding.rule.least':
    'Rodada {number}: você precisa ter tido pelo menos {least} {coin} em média de {from} a {until} (UTC+8).',
  'launch.holding.rule.factor':
    'Rodada {number}: para cada {coin} em média, você pode comprometer {factor} {asset}, sem passar do máximo da rodada.',
  'launch.holding.rule.mean':
    'A média de um dia é a das leituras de cada hora; a sua é a dos dias. Horas que não puderam ser lidas ficam de fora. Os valores de um dia são públicos às 11:00 (UTC+8) do dia seguinte.',
  'launch.condition.HOLDING': 'Pelo menos {needed} {coin} em média',
  'launch.fix.HOLDING': 'Depositar',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
