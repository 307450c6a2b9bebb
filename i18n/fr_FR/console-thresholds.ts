import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.thresholds': 'Seuils',
  'console.thresholds.title': 'Seuils',
  'console.thresholds.failed': 'Impossible de charger les seuils.',
  'console.thresholds.effect': 'Après une seconde approbation, il vaut pour tout ce qui est examiné ensuite.',
  'console.thresholds.name': 'Seuil',
  'console.thresholds.value': 'Valeur',
  'console.thresholds.seconds': { one: '{count} seconde', many: '{count} de secondes', other: '{count} secondes' },
  'console.thresholds.inSeconds': 'Secondes',
  'console.thresholds.range': 'De {min} à {max}',
  'console.actionKind.staffOperator.setThreshold': 'Seuil',
  'console.actionField.REVIEW_FROM': 'Contrôle à partir de',
  'console.actionField.REVIEW_TWO_FROM': 'Deux contrôleurs à partir de',
  'console.actionField.REVIEW_NEW_DEVICE_FROM': 'Contrôle sur un nouvel appareil ou pays à partir de',
  'console.actionField.REVIEW_NEW_ADDRESS_FROM':
    'Contrôle vers une nouvelle adresse à partir de, et la moitié du plafond',
  'console.actionField.REVIEW_NEW_ACCOUNT_FROM': 'Contrôle d’un compte de moins de 7 jours à partir de',
  'console.actionField.REVIEW_FAST_EXIT_FROM': 'Contrôle d’un dépôt qui repart dans l’heure à partir de',
  'console.actionField.TWO_CODES_FROM': 'Deux codes à partir de',
  'console.actionField.EARLY_CREDIT_PERSON_MAX': 'Dépôts crédités avant d’être définitifs, plafond par personne',
  'console.actionField.EARLY_CREDIT_HOUSE_MAX': 'Dépôts crédités avant d’être définitifs, plafond global',
  'console.actionField.WITHDRAWAL_COOLING_S': 'Attente avant la vérification d’un retrait',
  'console.finalOnly.title': 'Dépôts crédités une fois définitifs',
  'console.finalOnly.empty': 'Aucun dépôt n’attend d’être définitif à cause de sa valeur.',
  'console.finalOnly.PERSON_LIMIT':
    'Avec lui, la personne aurait {worth} USDT crédités avant d’être définitifs ; {limit} sont permis.',
  'console.finalOnly.HOUSE_LIMIT':
    'Avec lui, il y aurait au total {worth} USDT crédités avant d’être définitifs ; {limit} sont permis.',
  'console.finalOnly.PRICE_UNKNOWN': 'Aucun cours récent',
  'console.refusal.THRESHOLD_RANGE': 'Le seuil est hors de sa plage.',
} as const satisfies Messages;
