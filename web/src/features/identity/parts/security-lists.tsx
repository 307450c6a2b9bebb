import { ApiKeysCard } from './api-keys-card.tsx';
import { Devices } from './devices/devices.tsx';
import { FreezeCard } from './freeze/freeze-card.tsx';
import { RecentLogins } from './logins/recent-logins.tsx';
import { OfficialLinksCard } from './official-links-card.tsx';
import { ListsSkeleton } from './security-skeleton.tsx';

interface SecurityListsProps {
  /** False until the lists' lengths are known, so that what is below them does not move. */
  readonly isReady: boolean;
  readonly isFrozen: boolean;
  readonly onOpen: (task: 'logins' | 'freeze') => void;
}

/** Lists of sessions, log-ins and API keys, and freezing the account. */
export function SecurityLists({ isReady, isFrozen, onOpen }: SecurityListsProps) {
  if (!isReady) return <ListsSkeleton />;
  return (
    <>
      <Devices />
      <RecentLogins onAll={() => onOpen('logins')} />
      <ApiKeysCard />
      <FreezeCard isFrozen={isFrozen} onOpen={() => onOpen('freeze')} />
      <OfficialLinksCard />
    </>
  );
}
