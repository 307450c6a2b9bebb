import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { fetchSamples } from '../../api/fixing.ts';
import { type CheckedPrice, checkPrice, type FixedRound, type PriceSamples } from '../../rules/fixing.ts';

type State =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'busy'; readonly with: 'check' | 'save' }
  | { readonly is: 'checked'; readonly checked: CheckedPrice };

/** Computes a price again in this browser, and saves the file from which anybody can. */
export function useFixingModel(project: string, round: FixedRound) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const run = async (what: 'check' | 'save', then: (samples: PriceSamples) => State) => {
    setState({ is: 'busy', with: what });
    try {
      setState(then(await fetchSamples(project, round.number)));
    } catch {
      setState({ is: 'failed' });
    }
  };
  return {
    view: { state },
    commands: {
      check: () =>
        void run('check', (samples) => ({
          is: 'checked',
          checked: checkPrice(samples, { basePrice: round.basePrice, offered: round.fixing.basePrice }),
        })),
      save: () =>
        void run('save', (samples) => {
          const file = { format: 'bourse-price-samples-v1', ...samples };
          saveFile(`${JSON.stringify(file)}\n`, `${project}-${round.number}-price.json`, 'application/json');
          return { is: 'idle' };
        }),
    },
  };
}
