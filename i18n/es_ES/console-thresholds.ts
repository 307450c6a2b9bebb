import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Umbrales',
  'console.thresholds.title': 'Umbrales',
  'console.thresholds.failed': 'No se pudieron cargar los umbrales.',
  'console.thresholds.effect': 'Tras una segunda aprobación cuenta para todo lo que se evalúe desde entonces.',
  'console.thresholds.name': 'Umbral',
  'console.thresholds.value': 'Valor',
  'console.thresholds.seconds': { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  'console.thresholds.inSeconds': 'Segundos',
  'console.thresholds.range': 'De {min} a {max}',
  'console.actionKind.staffOperator.setThreshold': 'Umbral',
  'console.actionField.REVIEW_FROM': 'Revisión desde',
  'console.actionField.REVIEW_TWO_FROM': 'Dos revisores desde',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Revisión con dispositivo o país nuevo desde',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM': 'Revisión a una dirección nueva desde, y medio límite',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Revisión de una cuenta de menos de 7 días desde',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Revisión de un depósito que sale en una hora desde',
  'console.actionField.TWO_CODES_FROM': 'Dos códigos desde',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Depósitos abonados antes de ser firmes, máximo por persona',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Depósitos abonados antes de ser firmes, máximo entre todos',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Espera antes de comprobar un retiro',
  'console.finalOnly.title': 'Depósitos que se abonan al ser firmes',
  'console.finalOnly.empty': 'Ningún depósito espera a ser firme por su valor.',
  'console.finalOnly.PERSON_LIMIT':
    'Con él, la persona tendría {worth} USDT abonados antes de ser firmes; se permiten {limit}.',
  'console.finalOnly.HOUSE_LIMIT':
    'Con él, entre todos habría {worth} USDT abonados antes de ser firmes; se permiten {limit}.',
  'console.finalOnly.PRICE_UNKNOWN': 'Falta un precio reciente',
  'console.refusal.THRESHOLD_RANGE': 'El umbral está fuera de su rango.',
} as const satisfies Messages;
