import type { operator as operatorContract } from '@bourse/contract/operator.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export interface OperatorHttpDeps {
  readonly settings: Settings;
  readonly isDemo: boolean;
}

export function operatorHttp(deps: OperatorHttpDeps): Handlers<typeof operatorContract> {
  return {
    status: async () => {
      const { RED_ENVELOPE_CLOSE, C2C_CLOSE, Hbt_Switch, LIMIT_REGISTER_SWITCH, SHUTDOWN } = await deps.settings.all();
      return ok({
        switches: { RED_ENVELOPE_CLOSE, C2C_CLOSE, Hbt_Switch, LIMIT_REGISTER_SWITCH },
        shutdown: SHUTDOWN,
        demo: deps.isDemo,
      });
    },
  };
}
