import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { AppearanceMenu, LanguageMenu } from '../../../../lib/parts/preferences-menus.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { KycForm } from '../../parts/kyc/kyc-form.tsx';
import { LogOut } from '../../parts/log-out/log-out.tsx';
import { Passkeys } from '../../parts/passkeys/passkeys.tsx';
import { LockBanner } from '../../parts/protections/lock-banner.tsx';
import { ProtectionLists } from '../../parts/protections/protection-lists.tsx';
import { ProtectionSum } from '../../parts/protections/protection-sum.tsx';
import { SecurityLists } from '../../parts/security-lists.tsx';
import { SecuritySkeleton } from '../../parts/security-skeleton.tsx';
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
            <ProtectionLists security={data} onOpen={commands.open} />
            <Passkeys security={data} onAdd={() => commands.open('passkey')} />
            <SecurityLists isReady={view.hasLists} isFrozen={data.frozen} onOpen={commands.open} />
            {view.hasLists && <LogOut />}
            <TaskDialog task={view.task} security={data} onClose={commands.close} />
          </div>
        )}
      </Loaded>
    </H5Page>
  );
}
