import { LOTS_BACK_TOPIC, OWN_TICKET_TOPIC } from '@bourse/contract/topics.ts';
import type { Product } from '../products/public.ts';
import { holdingChecks } from './queries/holding-checks.query.ts';
import { launchChecks } from './queries/launch-checks.query.ts';
import { commitHolds, lockedHolds } from './queries/launch-holds.query.ts';
import {
  launchPayouts,
  launchSnapshots,
  launchSubscriptions,
  launchSurveys,
  launchTickets,
} from './queries/person-record.query.ts';

/** How Launch describes itself. */
export const launchProduct: Product = {
  name: 'launch',
  bookings: {
    numberedKeys: [
      'launch-pay',
      'launch-tokens',
      'launch-reward',
      'launch-refund',
      'launch-payout',
      'launch-protection',
    ],
    histories: [
      {
        name: 'launch',
        kinds: [
          'launch.paid',
          'launch.bought',
          'launch.reward',
          'launch.refund',
          'launch.returned',
          'launch.payOut',
          'launch.protection',
        ],
      },
    ],
  },
  holdOwners: [commitHolds, lockedHolds],
  notices: {
    'launch.allocated': { category: 'trading', isMailed: true },
    'launch.bought': { category: 'trading', isMailed: true },
    'launch.rewarded': { category: 'trading', isMailed: true },
    'launch.notAllocated': { category: 'trading' },
    'launch.notDrawn': { category: 'trading', isMailed: true },
    'launch.unlocked': { category: 'trading' },
    'launch.cancelled': { category: 'trading', isMailed: true },
    'launch.payOut': { category: 'trading', isMailed: true },
    'launch.protected': { category: 'trading', isMailed: true },
  },
  publicTopics: [LOTS_BACK_TOPIC],
  privateTopics: [OWN_TICKET_TOPIC],
  checks: [...launchChecks, ...holdingChecks],
  records: [launchSubscriptions, launchTickets, launchSurveys, launchPayouts, launchSnapshots],
};
