import {
  CircleMinus,
  IdCard,
  KeyRound,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailCheck,
  ScanLine,
  Smartphone,
} from 'lucide-react';
import { Status } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import type { Protection } from '../../rules/protections.ts';
import { TASK_OF, type Task } from '../../screens/security/security.model.ts';
import { type ProtectionRow, useProtectionRows } from './protection-row.model.ts';

const ICONS: Readonly<Record<Protection, LucideIcon>> = {
  password: KeyRound,
  email: Mail,
  phone: Smartphone,
  totp: ScanLine,
  tradingPassword: LockKeyhole,
  whitelist: ListChecks,
  antiPhishing: MailCheck,
  kyc: IdCard,
};

interface ProtectionsProps {
  readonly title: string;
  readonly rows: readonly Protection[];
  readonly security: CallOutput<'identity.security'>;
  readonly onOpen: (task: Task) => void;
  readonly children?: React.ReactNode;
}

function Disc({ protection }: { readonly protection: Protection }) {
  const Icon = ICONS[protection];
  return (
    <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-pill bg-hover text-text-muted">
      <Icon className="size-[18px]" strokeWidth={1.75} />
    </span>
  );
}

const OnOff = ({ row }: { readonly row: ProtectionRow }) =>
  row.isOn ? (
    <Status tone="ok">{row.status}</Status>
  ) : (
    <Status tone="neutral" icon={<CircleMinus aria-hidden="true" />}>
      {row.status}
    </Status>
  );

/** A group of protections, each with its state and a button to change it. */
export function Protections({ title, rows, security, onOpen, children }: ProtectionsProps) {
  const rowOf = useProtectionRows(security);
  const isTouch = useDensity() === 'touch';
  if (isTouch) {
    return (
      <Card title={title}>
        <List label={title}>
          {rows.map((protection) => {
            const row = rowOf(protection);
            return (
              <ListRow
                key={protection}
                icon={<Disc protection={protection} />}
                title={row.title}
                sub={row.sub}
                end={<OnOff row={row} />}
                leads
                onClick={() => onOpen(TASK_OF[protection])}
              />
            );
          })}
        </List>
        {children}
      </Card>
    );
  }
  return (
    <Card title={title} padding="none">
      <ul className="divide-y divide-line pt-1 pb-2">
        {rows.map((protection) => {
          const row = rowOf(protection);
          return (
            <li key={protection} className="flex min-h-17 items-center gap-4 px-5 py-3">
              <Disc protection={protection} />
              <span className="min-w-0 flex-1">
                <span className="block text-14 font-medium">{row.title}</span>
                <span className="block text-13 text-text-faint">{row.sub}</span>
              </span>
              <span className="w-28 shrink-0">
                <OnOff row={row} />
              </span>
              <span className="flex w-26 shrink-0 justify-end">
                <Button
                  kind="secondary"
                  size="small"
                  wide
                  aria-label={`${row.title}: ${row.action}`}
                  onClick={() => onOpen(TASK_OF[protection])}
                >
                  {row.action}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {children && <div className="px-5 pb-5">{children}</div>}
    </Card>
  );
}
