import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { LoginLine } from './login-line.tsx';
import { useRecentLogins } from './recent-logins.model.ts';

/** The latest log-ins, failed ones marked. */
export function RecentLogins({ onAll }: { readonly onAll: () => void }) {
  const t = useIdentityText();
  const logins = useRecentLogins();
  return (
    <Card
      room="identity/parts/recent-logins"
      title={t('identity.logins.recent')}
      action={
        <Button kind="link" size="small" onClick={onAll}>
          {t('identity.logins.all')}
        </Button>
      }
    >
      <Loaded query={logins} skeleton={<ListSkeleton rows={4} hasIcon={false} />}>
        {({ rows }) => (
          <ul aria-label={t('identity.logins.recent')} className="-my-1">
            {rows.map((row) => (
              <LoginLine key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
