import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Limiares',
  'console.thresholds.title': 'Limiares',
  'console.thresholds.failed': 'Não foi possível carregar os limiares.',
  'console.thresholds.effect': 'Após uma segunda aprovação, aplica-se a tudo o que for avaliado a partir daí.',
  'console.thresholds.name': 'Limiar',
  'console.thresholds.value': 'Valor',
  'console.thresholds.seconds': { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  'console.thresholds.inSeconds': 'Segundos',
  'console.thresholds.range': 'De {min} a {max}',
  'console.actionKind.staffOperator.setThreshold': 'Limiar',
  'console.actionField.REVIEW_FROM': 'Análise a partir de',
  'console.actionField.REVIEW_TWO_FROM': 'Dois analistas a partir de',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Análise em dispositivo ou país novo a partir de',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Análise para endereço novo a partir de, e metade do limite',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Análise de conta com menos de 7 dias a partir de',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Análise de depósito que sai numa hora a partir de',
  'console.actionField.TWO_CODES_FROM': 'Dois códigos a partir de',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Depósitos creditados antes de definitivos, máximo por pessoa',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Depósitos creditados antes de definitivos, máximo em conjunto',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Espera antes de verificar um levantamento',
  'console.finalOnly.title': 'Depósitos creditados quando definitivos',
  'console.finalOnly.empty': 'Nenhum depósito espera ser definitivo devido ao valor.',
  'console.finalOnly.PERSON_LIMIT':
    'Com ele, a pessoa teria {worth} USDT creditados antes de definitivos; são permitidos {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'Com ele, todos em conjunto teriam {worth} USDT creditados antes de definitivos; são permitidos {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Falta um preço atual',
  'console.refusal.THRESHOLD_RANGE': 'O limiar está fora do intervalo.',
} as const satisfies Messages;
