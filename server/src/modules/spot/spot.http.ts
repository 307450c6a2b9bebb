import type { spot as spotContract } from '@bourse/contract/spot.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { SpotRoom } from './spot.ts';
import { spotMarketHttp } from './spot-market.http.ts';
import { spotOrdersHttp } from './spot-orders.http.ts';
import { spotOwnHttp } from './spot-own.http.ts';
import { spotTokenHttp } from './spot-token.http.ts';

export function spotHttp(room: SpotRoom): Handlers<typeof spotContract> {
  return { ...spotMarketHttp(room), ...spotOrdersHttp(room), ...spotOwnHttp(room), ...spotTokenHttp(room) };
}
