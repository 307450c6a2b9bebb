import { ListSkeleton } from '../../../../kit/list.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useLoginHistoryModel } from './login-history.model.ts';
import { LoginLine } from './login-line.tsx';

const SKELETON_ROWS = 8;

/** The log-ins of the last twelve months. */
export function LoginHistory({ onClose }: { readonly onClose: () => void }) {
  const t = useIdentityText();
  const shell = useShellText();
  const model = useLoginHistoryModel();
  return (
    <Overlay open title={t('identity.logins.title')} closeLabel={shell('shell.action.close')} onClose={onClose}>
      <Loaded query={model.query} skeleton={<ListSkeleton rows={SKELETON_ROWS} hasIcon={false} />}>
        {() => (
          <>
            <ul aria-label={t('identity.logins.title')} className="divide-y divide-line">
              {model.rows.map((row) => (
                <LoginLine key={row.id} row={row} />
              ))}
            </ul>
            {model.hasMore && <MoreButton busy={model.isLoadingMore} onClick={model.more} />}
          </>
        )}
      </Loaded>
    </Overlay>
  );
}
