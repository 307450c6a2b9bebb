import { DoorClosed } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Empty } from '../../../kit/states.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useShellText } from '../../../lib/shell-text.ts';

/** Says that a part of the wallet is not open, in the frame's own words. */
export function NotOpened({ name }: { readonly name: string }) {
  const shell = useShellText();
  return (
    <Card>
      <Empty
        icon={<DoorClosed />}
        text={
          <>
            <strong className="mb-1 block text-16 font-semibold text-text">
              {shell('shell.notOpen.title', { name })}
            </strong>
            {shell('shell.notOpen.text')}
          </>
        }
        action={
          <Link href={pathTo('holdings.overview')} className={buttonClass({ kind: 'secondary' })}>
            {shell('shell.notOpen.action')}
          </Link>
        }
      />
    </Card>
  );
}
