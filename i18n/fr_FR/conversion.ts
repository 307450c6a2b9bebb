import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.ts';

export const messages = {
  'conversion.title': 'Convertir les petits soldes',
  'conversion.intro':
    'Convertit en USDT les cryptos valant moins de {max} USDT chacune. Les frais de {fee} % sont compris dans ce que vous recevez.',
  'conversion.rules':
    'Compte Fonds seulement : transférez d’abord les cryptos des autres comptes. {count} cryptos au plus, une fois toutes les {hours} heures.',
  'conversion.list': 'Petits soldes',
  'conversion.none': 'Aucun petit solde sur votre compte Fonds.',
  'conversion.chooseAll': {
    one: 'Choisir {count} crypto',
    many: 'Choisir les {count} cryptos',
    other: 'Choisir les {count} cryptos',
  },
  'conversion.chooseFirst': 'Choisissez des cryptos',
  'conversion.ask': {
    one: 'Voir le prix de {count} crypto',
    many: 'Voir le prix de {count} cryptos',
    other: 'Voir le prix de {count} cryptos',
  },
  'conversion.askAgain': 'Obtenir un nouveau prix',
  'conversion.take': 'Convertir en {amount} USDT',
  'conversion.check': 'Vérifier à nouveau',
  'conversion.worth': 'Vaut {amount} USDT',
  'conversion.gets': 'Vous recevez',
  'conversion.fee': 'Frais ({percent}, compris)',
  'conversion.account': 'De et vers',
  'conversion.funding': 'Compte Fonds',
  'conversion.holds': {
    one: 'Ce prix est valable {count} seconde.',
    many: 'Ce prix est valable {count} secondes.',
    other: 'Ce prix est valable {count} secondes.',
  },
  'conversion.expired': 'Le prix a expiré. Rien n’a été converti.',
  'conversion.final': 'Une conversion est définitive.',
  'conversion.done': 'Conversion effectuée',
  'conversion.doneText': '{amount} USDT sont sur votre compte Fonds.',
  'conversion.tooSoon': 'Nouvelle conversion possible à partir du {time}.',
  'conversion.history': 'Voir mon relevé',
  'conversion.failed': 'La conversion a échoué',
  'conversion.unknown': 'Nous vérifions encore le résultat. Rien n’est converti deux fois.',
  'conversion.obstacle.NO_MARKET': 'Pas de paire en USDT : conversion impossible',
  'conversion.obstacle.MARKET_HALTED': 'Le marché est suspendu',
  'conversion.obstacle.NO_PRICE': 'Pas de prix actuel',
  'conversion.obstacle.FROZEN': 'Une partie est gelée',
  'conversion.obstacle.LOCKED': 'Bloqué jusqu’au {time}',
  'conversion.obstacle.TOO_LITTLE': 'Valeur trop faible',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
