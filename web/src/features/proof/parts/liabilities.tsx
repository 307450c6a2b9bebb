import { Scale } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { ListSkeleton } from '../../../kit/list.tsx';
import { Empty } from '../../../kit/states.tsx';
import { Loaded } from '../../../lib/parts/loaded.tsx';
import { useProofText } from '../proof-text.ts';
import type { LiabilitiesModel } from '../screens/liabilities/liabilities.model.ts';
import { Earlier } from './earlier.tsx';
import { Limits } from './limits.tsx';
import { OwnPart } from './own-part.tsx';
import { Published } from './published.tsx';
import { Reserves } from './reserves.tsx';
import { Sums } from './sums.tsx';

/** The whole page, in the order of people's questions: what is it, am I in it, is it enough, what does it not prove. */
export function Liabilities({ model }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  const grey = (
    <Card padding="form">
      <ListSkeleton rows={6} hasIcon={false} />
    </Card>
  );
  return (
    <Loaded query={model.latest} skeleton={grey}>
      {() =>
        model.view.isWaiting ? (
          grey
        ) : model.view.snapshot === null ? (
          <Card>
            <Empty icon={<Scale />} text={t('proof.none')} />
          </Card>
        ) : (
          <>
            <Published model={model} />
            <OwnPart model={model} />
            <Sums model={model} />
            <Reserves model={model} />
            <Limits />
            <Earlier model={model} />
          </>
        )
      }
    </Loaded>
  );
}
