import { Notice } from '../../../../kit/states.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { Loaded } from '../../../../lib/loaded.tsx';
import { AppearanceMenu, LanguageMenu } from '../../../../lib/preferences-menus.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ApiKeysCard } from '../../parts/api-keys-card.tsx';
import { Devices } from '../../parts/devices/devices.tsx';
import { FreezeCard } from '../../parts/freeze/freeze-card.tsx';
import { KycForm } from '../../parts/kyc/kyc-form.tsx';
import { LogOut } from '../../parts/log-out.tsx';
import { RecentLogins } from '../../parts/logins/recent-logins.tsx';
import { LockBanner } from '../../parts/protections/lock-banner.tsx';
import { ProtectionSum } from '../../parts/protections/protection-sum.tsx';
import { Protections } from '../../parts/protections/protections.tsx';
import { ListsSkeleton, SecuritySkeleton } from '../../parts/security-skeleton.tsx';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { UidLine } from '../../parts/uid-line.tsx';
import { useSecurityModel } from './security.model.ts';

export default function SecurityH5() {
  const t = useIdentityText();
  const { security, view, commands } = useSecurityModel();
  if (view.page === 'kyc') {
    return (
      <H5Page title={t('identity.kyc.title')}>
        <KycForm />
      </H5Page>
    );
  }
  return (
    <H5Page
      title={t('identity.security.title')}
      action={
        <>
          <LanguageMenu />
          <AppearanceMenu />
        </>
      }
    >
      <Loaded query={security} skeleton={<SecuritySkeleton />} isMoney>
        {(data) => (
          <div data-room="identity/screens/security">
            <div className="px-4 py-3">
              <UidLine security={data} />
            </div>
            <div className="px-4 empty:hidden">
              <LockBanner security={data} />
            </div>
            <ProtectionSum count={view.count} countMax={view.countMax} next={view.next} onOpen={commands.open} />
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
            {view.hasLists ? (
              <>
                <Devices />
                <RecentLogins onAll={() => commands.open('logins')} />
                <ApiKeysCard />
                <FreezeCard isFrozen={data.frozen} onOpen={() => commands.open('freeze')} />
                <LogOut />
              </>
            ) : (
              <ListsSkeleton />
            )}
            <TaskDialog task={view.task} security={data} onClose={commands.close} />
          </div>
        )}
      </Loaded>
    </H5Page>
  );
}
