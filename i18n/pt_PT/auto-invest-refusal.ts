import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio.',
  AUTO_INVEST_COIN_REQUIRED: 'Escolha pelo menos uma moeda.',
  AUTO_INVEST_TOO_MANY_COINS: 'Um plano aceita no máximo {max} moedas; escolheu {count}.',
  AUTO_INVEST_COIN_TWICE: '{asset} aparece duas vezes no plano.',
  AUTO_INVEST_COIN_UNKNOWN: '{asset} não pode ser comprada com o investimento automático.',
  AUTO_INVEST_SHARE_TOO_SMALL: 'Cada parcela tem de ser superior a {above}%; a de {asset} é {percent}%.',
  AUTO_INVEST_SHARE_SUM: 'As parcelas têm de somar 100%; somam {sum}%.',
  AUTO_INVEST_DATE_REQUIRED: 'Escolha o dia em que o plano é executado.',
  AUTO_INVEST_AMOUNT_MIN: 'Com estas moedas e parcelas, o mínimo é {min} USDT.',
  AUTO_INVEST_AMOUNT_MAX: 'O máximo por execução é {max} USDT.',
  AUTO_INVEST_ZONE_UNKNOWN: 'Este fuso horário não é reconhecido: {zone}.',
  AUTO_INVEST_TOO_MANY: 'Pode criar {max} planos por hora. O próximo será possível a {nextAt}.',
  AUTO_INVEST_PLAN_UNKNOWN: 'Este plano não existe.',
  AUTO_INVEST_PLAN_DELETED: 'Este plano foi eliminado.',
  AUTO_INVEST_LOCKED:
    'O plano é executado a {runAt}. Nos cinco minutos anteriores não pode ser editado; pode pausá-lo ou eliminá-lo.',
  AUTO_INVEST_RUNNING: 'Este plano está em execução. Aguarde até terminar.',
  AUTO_INVEST_INSUFFICIENT:
    'Saldo insuficiente: há {available} USDT, são necessários {needed} USDT. Nada foi comprado.',
  AUTO_INVEST_NO_HISTORY: 'Os preços diários de {asset} não recuam tanto.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
