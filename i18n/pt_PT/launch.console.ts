import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Projeto de lançamento',
  'console.actionKind.staffLaunch.fund': 'Tokens para um lançamento',
  'console.actionKind.staffLaunch.cancel': 'Lançamento cancelado',
  'console.refusal.LAUNCH_EXISTS': 'Já existe um projeto com este nome: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Não existe esse projeto.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} pode vir a ser agrupado, por isso não pode ser vendido nem usado para pagar aqui.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} não pode ser pago com o próprio.',
  'console.refusal.LAUNCH_NO_ROUND': 'Um projeto precisa de pelo menos uma ronda.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Ronda {round}: começa antes de agora ou do fim da anterior, ou termina antes de começar.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Ronda {round}: há um montante a zero, o mínimo não respeita o incremento ou excede o máximo, ou o limite por pessoa excede o total.',
  'console.refusal.LAUNCH_QUOTA': 'As rondas têm de somar o que o projeto vende, sem exceder a oferta total.',
  'console.refusal.SCHEDULE_EMPTY': 'Falta o calendário de desbloqueio.',
  'console.refusal.SCHEDULE_ORDER': 'Desbloqueio {row}: tem de ser posterior ao anterior.',
  'console.refusal.SCHEDULE_SHARE': 'Desbloqueio {row}: a parte é um número inteiro de 1 a 10,000 centésimas de ponto.',
  'console.refusal.SCHEDULE_SUM': 'As partes somam {sumBps} centésimas de ponto; têm de somar 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Os tokens são entregues após a última ronda e o primeiro desbloqueio não pode ser anterior à listagem.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'O que se vende tem de existir: são necessários {needed} {asset}, estão reservados {available}. As Finanças reservam-nos primeiro.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Este projeto vende {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Este projeto já está cancelado.',
  'console.refusal.LAUNCH_UNLOCKED':
    'Já foram desbloqueados tokens deste projeto, por isso não pode ser cancelado por inteiro.',
  'console.actionField.token': 'Token à venda',
  'console.actionField.payAsset': 'Pago em',
  'console.actionField.website': 'Sítio Web',
  'console.actionField.paper': 'Livro branco',
  'console.actionField.supply': 'Oferta total',
  'console.actionField.listingAtMs': 'Primeira entrega (UTC+8)',
  'console.actionField.rounds': 'Rondas',
  'console.actionField.schedule': 'Calendário de desbloqueio',
  'console.actionField.funded': 'Tokens reservados',
  'console.actionField.isCancelled': 'Cancelado',
  'console.actionField.paidBack': 'Pessoas a reembolsar',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
