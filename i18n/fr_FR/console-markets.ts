import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.markets': 'Marchés',
  'console.markets.title': 'Marchés',
  'console.markets.failed': 'Impossible de charger les marchés.',
  'console.markets.pair': 'Paire',
  'console.markets.leveraged': 'À effet de levier',
  'console.markets.tick': 'Pas de cotation',
  'console.markets.lot': 'Pas de quantité',
  'console.markets.minNotional': 'Ordre minimal',
  'console.markets.band': 'Bande de prix',
  'console.markets.state.open': 'Ouvert',
  'console.markets.state.halted': 'Suspendu',
  'console.markets.halt': 'Suspendre',
  'console.markets.open': 'Rouvrir',
  'console.markets.effect.halt':
    'Plus personne ne peut passer ni modifier d’ordre avant la réouverture ; les ordres ouverts restent et peuvent être annulés.',
  'console.markets.effect.open': 'Les ordres sont de nouveau acceptés et exécutés immédiatement.',
  'console.markets.isHalted': 'Le marché est suspendu.',
  'console.markets.isOpen': 'Le marché est rouvert.',
} as const satisfies Messages;
