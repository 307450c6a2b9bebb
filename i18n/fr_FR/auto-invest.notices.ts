import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest.notices.ts';

export const messages = {
  'notices.kind.autoInvest.short':
    'L’investissement automatique achètera {coins} pour {amount} USDT le {runAt} ({zone}), or seuls {available} USDT sont disponibles. Approvisionnez le compte d’ici là, sinon rien ne sera acheté.',
  'notices.kind.autoInvest.insufficient':
    'L’investissement automatique n’a rien acheté : il fallait {amount} USDT pour {coins}, {available} USDT étaient disponibles. Le plan réessaiera à la prochaine date.',
  'notices.kind.autoInvest.insufficientInRow':
    'L’investissement automatique a manqué de fonds pour {coins} {count} fois de suite. Vous pouvez suspendre le plan en attendant.',
  'notices.kind.autoInvest.paused':
    'Votre plan d’investissement automatique de {coins} a été suspendu, car les fonds ont manqué plusieurs fois de suite. Vous pouvez le reprendre à tout moment.',
  'notices.kind.autoInvest.undated':
    'Votre plan d’investissement automatique de {coins} a été suspendu : le fuseau horaire {zone} n’est plus reconnu. Choisissez-en un autre dans le plan, puis reprenez-le.',
  'notices.kind.autoInvest.failed':
    'L’investissement automatique n’a pas acheté {coins} pour {amount} USDT. L’argent reste à vous ; le plan indique la raison pour chaque crypto.',
  'notices.kind.autoInvest.expired':
    'L’investissement automatique n’a pas pu commencer dans les cinq minutes suivant votre demande : {coins} n’a pas été acheté pour {amount} USDT. Vous pouvez relancer le plan.',
  'notices.kind.autoInvest.partial':
    'L’investissement automatique a acheté {coins} pour {spent} USDT sur {amount}. Le reste est sur votre compte spot.',
  'notices.kind.autoInvest.done': 'L’investissement automatique a acheté {coins} pour {spent} USDT.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;
