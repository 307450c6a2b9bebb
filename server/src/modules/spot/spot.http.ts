import type { spot as spotContract } from '@bourse/contract/spot.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { spotMarketHttp } from './markets/spot-market.http.ts';
import { spotOrdersHttp } from './orders/spot-orders.http.ts';
import type { SpotDeps } from './spot-deps.ts';
import { spotOwnHttp } from './spot-own.http.ts';
import { spotTokenHttp } from './tokens/spot-token.http.ts';

export function spotHttp(deps: SpotDeps): Handlers<typeof spotContract> {
  return { ...spotMarketHttp(deps), ...spotOrdersHttp(deps), ...spotOwnHttp(deps), ...spotTokenHttp(deps) };
}
