import { PageHead } from '../../../../kit/page-head.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { Passkeys } from '../../parts/passkeys/passkeys.tsx';
import { LockBanner } from '../../parts/protections/lock-banner.tsx';
import { ProtectionLists } from '../../parts/protections/protection-lists.tsx';
import { ProtectionSum } from '../../parts/protections/protection-sum.tsx';
import { SecurityLists } from '../../parts/security-lists.tsx';
import { SecuritySkeleton } from '../../parts/security-skeleton.tsx';
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
                <ProtectionLists security={data} onOpen={commands.open} />
                <Passkeys security={data} onAdd={() => commands.open('passkey')} />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <SecurityLists isReady={view.hasLists} isFrozen={data.frozen} onOpen={commands.open} />
              </div>
            </div>
            <TaskDialog task={view.task} security={data} onClose={commands.close} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
