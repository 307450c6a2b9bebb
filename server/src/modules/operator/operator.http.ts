import type { operator as operatorContract } from '@bourse/contract/operator.ts';
import { judgeChannel } from '@bourse/core/operator/official-channel.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { statusOf } from './status.ts';

export interface OperatorHttpDeps {
  readonly settings: Settings;
  readonly isDemo: boolean;
  readonly configuredChannels: readonly string[];
}

export function operatorHttp(deps: OperatorHttpDeps): Handlers<typeof operatorContract> {
  return {
    status: async () => ok({ ...statusOf(await deps.settings.all()), demo: deps.isDemo }),
    officialChannel: async ({ text }) => {
      const { OFFICIAL_CHANNELS } = await deps.settings.all();
      const judged = judgeChannel(text, [...deps.configuredChannels, ...OFFICIAL_CHANNELS]);
      return ok({ ...judged, oddLetters: [...judged.oddLetters] });
    },
  };
}
