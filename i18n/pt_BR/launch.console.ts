import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Projeto de lançamento',
  'console.actionKind.staffLaunch.fund': 'Tokens para um lançamento',
  'console.actionKind.staffLaunch.cancel': 'Lançamento cancelado',
  'console.refusal.LAUNCH_EXISTS': 'Já existe um projeto com este nome: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Esse projeto não existe.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} pode ser agrupado no futuro, por isso não pode ser vendido nem usado como pagamento aqui.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} não pode ser pago com ele mesmo.',
  'console.refusal.LAUNCH_NO_ROUND': 'Um projeto precisa de pelo menos uma rodada.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Rodada {round}: começa antes de agora ou do fim da anterior, ou termina antes de começar.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Rodada {round}: há um valor zerado, o mínimo não segue o passo ou passa do máximo, ou o limite por pessoa passa do total.',
  'console.refusal.LAUNCH_QUOTA': 'As rodadas precisam somar o que o projeto vende, sem passar do fornecimento total.',
  'console.refusal.SCHEDULE_EMPTY': 'Falta o calendário de desbloqueio.',
  'console.refusal.SCHEDULE_ORDER': 'Desbloqueio {row}: precisa ser depois do anterior.',
  'console.refusal.SCHEDULE_SHARE': 'Desbloqueio {row}: a parte é um número inteiro de 1 a 10,000 centésimos de ponto.',
  'console.refusal.SCHEDULE_SUM': 'As partes somam {sumBps} centésimos de ponto; precisam somar 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Os tokens são entregues depois da última rodada e o primeiro desbloqueio não pode ser antes da listagem.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'O que é vendido precisa existir: são necessários {needed} {asset}, há {available} reservados. Finanças reserva primeiro.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Este projeto vende {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Este projeto já foi cancelado.',
  'console.refusal.LAUNCH_UNLOCKED':
    'Tokens deste projeto já foram desbloqueados, então ele não pode ser cancelado por inteiro.',
  'console.actionField.token': 'Token à venda',
  'console.actionField.payAsset': 'Pago em',
  'console.actionField.website': 'Site',
  'console.actionField.paper': 'Whitepaper',
  'console.actionField.supply': 'Fornecimento total',
  'console.actionField.listingAtMs': 'Primeira entrega (UTC+8)',
  'console.actionField.rounds': 'Rodadas',
  'console.actionField.schedule': 'Calendário de desbloqueio',
  'console.actionField.funded': 'Tokens reservados',
  'console.actionField.isCancelled': 'Cancelado',
  'console.actionField.paidBack': 'Pessoas a reembolsar',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
