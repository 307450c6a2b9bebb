import { Laptop, Smartphone } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { useDevicesModel } from './devices.model.ts';

const PHONE = /android|iphone|ipad|ios|phone|mobile/iu;

/** The devices where the account is logged in; one session or all others can be ended. */
export function Devices() {
  const t = useIdentityText();
  const { sessions, view, commands } = useDevicesModel();
  return (
    <Card
      room="identity/parts/devices"
      title={t('identity.devices.title')}
      action={
        view.hasOthers && (
          <Button kind="link" size="small" busy={view.isBusy} onClick={commands.endOthers}>
            {t('identity.devices.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={sessions} skeleton={<ListSkeleton rows={2} />}>
        {() => (
          <ul aria-label={t('identity.devices.title')} className="-my-2 divide-y divide-line">
            {view.rows.map((row) => {
              const Icon = PHONE.test(`${row.os} ${row.device}`) ? Smartphone : Laptop;
              return (
                <li key={row.sessionId} className="flex min-h-15 items-center gap-3 py-2">
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-pill bg-hover text-text-muted"
                  >
                    <Icon className="size-[18px]" strokeWidth={1.75} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-14 font-medium">
                      {t('identity.devices.on', { browser: row.browser, os: row.os })}
                    </span>
                    <span className="block truncate text-12 text-text-faint">
                      {row.place ?? row.ip}
                      {row.current && ` · ${t('identity.devices.this')}`}
                    </span>
                  </span>
                  <span className="flex flex-col items-end gap-0.5">
                    {row.current ? (
                      <span className="text-13 text-ok">{t('identity.devices.now')}</span>
                    ) : (
                      <>
                        <span className="num text-13 text-text-muted">
                          {dateTime(row.lastSeenAtMs, t.locale, { noSuffix: true })}
                        </span>
                        <Button
                          kind="link"
                          size="small"
                          disabled={view.isBusy}
                          aria-label={t('identity.devices.endThis', { browser: row.browser, os: row.os })}
                          onClick={() => commands.end(row.sessionId)}
                        >
                          {t('identity.devices.end')}
                        </Button>
                      </>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
