import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Limiares',
  'console.thresholds.title': 'Limiares',
  'console.thresholds.failed': 'Não foi possível carregar os limiares.',
  'console.thresholds.effect': 'Depois de uma segunda aprovação, vale para tudo o que for avaliado a partir de então.',
  'console.thresholds.name': 'Limiar',
  'console.thresholds.value': 'Valor',
  'console.thresholds.seconds': { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  'console.thresholds.inSeconds': 'Segundos',
  'console.thresholds.range': 'De {min} a {max}',
  'console.actionKind.staffOperator.setThreshold': 'Limiar',
  'console.actionField.REVIEW_FROM': 'Revisão a partir de',
  'console.actionField.REVIEW_TWO_FROM': 'Dois revisores a partir de',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Revisão em dispositivo ou país novo a partir de',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Revisão para endereço novo a partir de, e metade do limite',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Revisão de conta com menos de 7 dias a partir de',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Revisão de depósito que sai em uma hora a partir de',
  'console.actionField.TWO_CODES_FROM': 'Dois códigos a partir de',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Depósitos creditados antes de definitivos, máximo por pessoa',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Depósitos creditados antes de definitivos, máximo no total',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Espera antes de verificar um saque',
  'console.finalOnly.title': 'Depósitos creditados quando definitivos',
  'console.finalOnly.empty': 'Nenhum depósito espera ser definitivo por causa do valor.',
  'console.finalOnly.PERSON_LIMIT':
    'Com ele, a pessoa teria {worth} USDT creditados antes de definitivos; o permitido são {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'Com ele, todos juntos teriam {worth} USDT creditados antes de definitivos; o permitido são {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Falta um preço atualizado',
  'console.refusal.THRESHOLD_RANGE': 'O limiar está fora da faixa.',
} as const satisfies Messages;
