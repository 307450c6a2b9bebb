import { Switch } from '../../../../kit/form/choice.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useNoticesText } from '../../notices-text.ts';
import type { CenterModel } from './center.model.ts';

type Choice = CallOutput<'notices.choices'>['rows'][number];
const CATEGORIES = ['security', 'moneyOut', 'deposit', 'trading', 'marketing'] as const;

/** Which categories go through which channel. Those that are always sent are shown but cannot be turned off. */
export function Choices({ model: { choices, view, commands } }: { readonly model: CenterModel }) {
  const t = useNoticesText();
  return (
    <Loaded query={choices} skeleton={<ListSkeleton rows={5} hasIcon={false} />}>
      {({ rows }) => (
        <ul className="divide-y divide-line px-4">
          {CATEGORIES.map((category) => (
            <li key={category} className="flex flex-col gap-2 py-4">
              <p className="text-14 font-medium">{t(`notices.category.${category}`)}</p>
              <p className="text-12 text-text-faint">{t(`notices.about.${category}`)}</p>
              <div className="flex flex-wrap gap-x-6 gap-y-2">
                {rows
                  .filter((row) => row.category === category)
                  .map((row) => (
                    <Switch
                      key={row.channel}
                      name={`${category}-${row.channel}`}
                      checked={row.on}
                      disabled={!row.canSwitch || view.isChoosing}
                      onChange={(on) =>
                        isChosen(row) &&
                        commands.choose({ category: row.category, channel: row.channel, on: on ? 'true' : 'false' })
                      }
                    >
                      {t(`notices.channel.${row.channel}`)}
                    </Switch>
                  ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

type Chosen = Choice & { readonly category: 'deposit' | 'trading' | 'marketing' };
const isChosen = (row: Choice): row is Chosen => row.canSwitch;
