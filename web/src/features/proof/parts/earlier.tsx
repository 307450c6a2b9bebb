import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { List, ListRow } from '../../../kit/list.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useProofText } from '../proof-text.ts';
import type { LiabilitiesModel } from '../screens/liabilities/liabilities.model.ts';

/** Older snapshots with their roots. */
export function Earlier({ model: { view, commands } }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  if (view.earlier.length === 0) return null;
  return (
    <Card title={t('proof.earlier')} room="proof/parts/earlier">
      <List label={t('proof.earlier')}>
        {view.earlier.map(({ id, takenAtMs, root }) => (
          <ListRow
            key={id}
            title={<span className="num">{dateTime(takenAtMs, t.locale, { withYear: true })}</span>}
            sub={<span className="code break-all">{root}</span>}
            end={
              <Button kind="link" size="small" onClick={() => commands.show(id)}>
                {t('proof.show')}
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  );
}
