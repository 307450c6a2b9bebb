import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { emit } from '../../../../platform/outbox/outbox.ts';
import type { Strategy } from '../../queries/strategy.query.ts';

/** Tells open pages, after the commit, that a grid changed. */
export const tellGrid = (tx: Tx, { id, uid }: Pick<Strategy, 'id' | 'uid'>): Promise<void> =>
  emit(tx, { topic: OWN_GRIDS_TOPIC, uid, payload: { gridIds: [id] } });
