import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'O investimento automático comprará {coins} por {amount} USDT em {runAt} ({zone}), mas só há {available} USDT disponíveis. Adicione saldo antes, ou nada será comprado.',
  'notices.kind.autoInvest.insufficient':
    'O investimento automático não comprou nada: eram necessários {amount} USDT para {coins} e havia {available} USDT. O plano tentará de novo na próxima data.',
  'notices.kind.autoInvest.insufficientInRow':
    'O investimento automático ficou sem saldo para {coins} {count} vezes seguidas. Você pode pausar o plano até haver saldo.',
  'notices.kind.autoInvest.paused':
    'Seu plano de investimento automático de {coins} foi pausado, pois faltou saldo várias vezes seguidas. Você pode retomá-lo quando quiser.',
  'notices.kind.autoInvest.undated':
    'Seu plano de investimento automático de {coins} foi pausado: o fuso horário {zone} não é mais reconhecido. Escolha outro no plano e retome-o.',
  'notices.kind.autoInvest.failed':
    'O investimento automático não comprou {coins} por {amount} USDT. O dinheiro continua seu; o plano mostra o motivo de cada moeda.',
  'notices.kind.autoInvest.expired':
    'O investimento automático não conseguiu começar em até cinco minutos do seu pedido, por isso não comprou {coins} por {amount} USDT. Você pode executar o plano de novo.',
  'notices.kind.autoInvest.partial':
    'O investimento automático comprou {coins} por {spent} de {amount} USDT. O restante está na sua conta spot.',
  'notices.kind.autoInvest.done': 'O investimento automático comprou {coins} por {spent} USDT.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
