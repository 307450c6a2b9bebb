import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';

interface UserCardProps {
  readonly user: StaffOutput<'staffIdentity.findUser'>;
  readonly mayFreeze: boolean;
  readonly onFreeze: () => void;
}

/** A person as staff may see them: masked. */
export function UserCard({ user, mayFreeze, onFreeze }: UserCardProps) {
  const level = `console.kycLevel.${user.kycLevel}`;
  return (
    <Card
      title={<span className="num">{user.uid}</span>}
      action={
        mayFreeze && (
          <Button kind={user.frozen ? 'secondary' : 'danger'} small onClick={onFreeze}>
            {user.frozen ? t('console.user.unfreeze') : t('console.user.freeze')}
          </Button>
        )
      }
    >
      <Pairs
        columns={2}
        rows={[
          {
            label: t('console.user.state'),
            value: user.frozen ? (
              <Badge tone="danger">{t('console.user.frozen')}</Badge>
            ) : (
              <Badge tone="ok">{t('console.user.open')}</Badge>
            ),
          },
          { label: t('console.user.created'), value: <span className="num">{formatTime(user.createdAtMs)}</span> },
          { label: t('console.user.email'), value: user.emailMasked ?? t('console.none') },
          {
            label: t('console.user.phone'),
            value: user.phoneMasked ? <span className="num">{user.phoneMasked}</span> : t('console.none'),
          },
          {
            label: t('console.user.identity'),
            value: hasText(level) ? t(level as 'console.kycLevel.none') : user.kycLevel,
          },
          { label: t('console.user.vip'), value: <span className="num">{user.vipLevel}</span> },
          {
            label: t('console.user.lock'),
            value: user.withdrawalLockUntilMs ? (
              <span className="num">{formatTime(user.withdrawalLockUntilMs)}</span>
            ) : (
              t('console.none')
            ),
          },
        ]}
      />
    </Card>
  );
}
