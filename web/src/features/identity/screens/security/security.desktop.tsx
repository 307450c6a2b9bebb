import { PageHead } from '../../../../kit/page-head.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Loaded } from '../../../../lib/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ApiKeysCard } from '../../parts/api-keys-card.tsx';
import { Devices } from '../../parts/devices/devices.tsx';
import { FreezeCard } from '../../parts/freeze/freeze-card.tsx';
import { RecentLogins } from '../../parts/logins/recent-logins.tsx';
import { LockBanner } from '../../parts/protections/lock-banner.tsx';
import { ProtectionSum } from '../../parts/protections/protection-sum.tsx';
import { Protections } from '../../parts/protections/protections.tsx';
import { ListsSkeleton, SecuritySkeleton } from '../../parts/security-skeleton.tsx';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { UidLine } from '../../parts/uid-line.tsx';
import { useSecurityModel } from './security.model.ts';

export default function SecurityDesktop() {
  const t = useIdentityText();
  const { security, view, commands } = useSecurityModel();
  return (
    <div data-room="identity/screens/security">
      <PageHead title={t('identity.security.title')} action={security.data && <UidLine security={security.data} />} />
      <Loaded query={security} skeleton={<SecuritySkeleton />} isMoney>
        {(data) => (
          <div className="flex flex-col gap-4">
            <LockBanner security={data} />
            <ProtectionSum count={view.count} countMax={view.countMax} next={view.next} onOpen={commands.open} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_372px]">
              <div className="flex min-w-0 flex-col gap-4">
                <Protections
                  title={t('identity.security.access')}
                  rows={['password', 'email', 'phone', 'kyc']}
                  security={data}
                  onOpen={commands.open}
                />
                <Protections
                  title={t('identity.security.money')}
                  rows={['totp', 'tradingPassword', 'whitelist', 'antiPhishing']}
                  security={data}
                  onOpen={commands.open}
                >
                  <Notice tone="info">{t('identity.security.locks', { count: data.lockHours.change })}</Notice>
                </Protections>
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                {view.hasLists ? (
                  <>
                    <Devices />
                    <RecentLogins onAll={() => commands.open('logins')} />
                    <ApiKeysCard />
                    <FreezeCard isFrozen={data.frozen} onOpen={() => commands.open('freeze')} />
                  </>
                ) : (
                  <ListsSkeleton />
                )}
              </div>
            </div>
            <TaskDialog task={view.task} security={data} onClose={commands.close} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
