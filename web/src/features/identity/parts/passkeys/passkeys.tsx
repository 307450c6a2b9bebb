import { KeyRound } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { type Passkey, usePasskeysModel } from './passkeys.model.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeysProps {
  readonly security: CallOutput<'identity.security'>;
  readonly onAdd: () => void;
}

/** The account's passkeys with their names, when each was added and last used, and buttons to rename or remove them. */
export function Passkeys({ security, onAdd }: PasskeysProps) {
  const t = useIdentityText();
  const { passkeys, view, commands } = usePasskeysModel();
  return (
    <Card
      room="identity/parts/passkeys"
      title={t('identity.passkeys.title')}
      action={
        view.isPossible &&
        !view.isFull && (
          <Button kind="link" size="small" onClick={onAdd}>
            {t('identity.passkeys.add')}
          </Button>
        )
      }
    >
      <Loaded query={passkeys} skeleton={<ListSkeleton rows={1} />}>
        {() => (
          <div className="flex flex-col gap-3">
            {view.rows.length === 0 && (
              <p className="text-13 text-text-muted">
                {t(view.isPossible ? 'identity.passkeys.none' : 'identity.passkey.trouble.unable')}
              </p>
            )}
            {view.isFull && (
              <p className="text-13 text-text-muted">{t('identity.passkeys.full', { count: view.countMax })}</p>
            )}
            {view.rows.length > 0 && (
              <ul aria-label={t('identity.passkeys.title')} className="-my-2 divide-y divide-line">
                {view.rows.map((passkey) => (
                  <PasskeyLine key={passkey.passkeyId} passkey={passkey} {...commands} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
      {view.open?.act === 'rename' && <RenamePasskey passkey={view.open.passkey} onClose={commands.close} />}
      {view.open?.act === 'remove' && (
        <RemovePasskey passkey={view.open.passkey} security={security} onClose={commands.close} />
      )}
    </Card>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly rename: (passkey: Passkey) => void;
  readonly remove: (passkey: Passkey) => void;
}

function PasskeyLine({ passkey, rename, remove }: PasskeyLineProps) {
  const t = useIdentityText();
  const { name, addedAtMs, lastUsedAtMs } = passkey;
  const day = (atMs: number) => dateTime(atMs, t.locale, { withYear: true, noTime: true });
  const used =
    lastUsedAtMs === null ? t('identity.passkeys.unused') : t('identity.passkeys.used', { date: day(lastUsedAtMs) });
  return (
    <li className="flex min-h-15 items-start gap-3 py-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-pill bg-hover text-text-muted"
      >
        <KeyRound className="size-[18px]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">{name}</span>
        <span className="block text-12 text-text-faint">
          {t('identity.passkeys.added', { date: day(addedAtMs) })} · {used}
          {passkey.isSynced && ` · ${t('identity.passkeys.synced')}`}
        </span>
        <span className="mt-2 flex flex-wrap gap-x-6 gap-y-4">
          <Button
            kind="link"
            size="small"
            aria-label={t('identity.passkeys.renameThis', { name })}
            onClick={() => rename(passkey)}
          >
            {t('identity.passkeys.rename')}
          </Button>
          <Button
            kind="link"
            size="small"
            aria-label={t('identity.passkeys.removeThis', { name })}
            onClick={() => remove(passkey)}
          >
            {t('identity.passkeys.remove')}
          </Button>
        </span>
      </span>
    </li>
  );
}
