import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'O investimento automático vai comprar {coins} por {amount} USDT a {runAt} ({zone}), mas só há {available} USDT disponíveis. Reforce o saldo antes, ou nada será comprado.',
  'notices.kind.autoInvest.insufficient':
    'O investimento automático não comprou nada: eram necessários {amount} USDT para {coins} e havia {available} USDT. O plano voltará a tentar na próxima data.',
  'notices.kind.autoInvest.insufficientInRow':
    'O investimento automático ficou sem saldo para {coins} {count} vezes seguidas. Pode pausar o plano até voltar a haver saldo.',
  'notices.kind.autoInvest.paused':
    'O seu plano de investimento automático de {coins} foi pausado, porque faltou saldo várias vezes seguidas. Pode retomá-lo quando quiser.',
  'notices.kind.autoInvest.undated':
    'O seu plano de investimento automático de {coins} foi pausado: o fuso horário {zone} já não é reconhecido. Escolha outro no plano e retome-o.',
  'notices.kind.autoInvest.failed':
    'O investimento automático não comprou {coins} por {amount} USDT. O dinheiro continua a ser seu; o plano indica o motivo de cada moeda.',
  'notices.kind.autoInvest.expired':
    'O investimento automático não conseguiu começar nos cinco minutos após o seu pedido, por isso não comprou {coins} por {amount} USDT. Pode executar o plano de novo.',
  'notices.kind.autoInvest.partial':
    'O investimento automático comprou {coins} por {spent} de {amount} USDT. O restante está na sua conta à vista.',
  'notices.kind.autoInvest.done': 'O investimento automático comprou {coins} por {spent} USDT.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
