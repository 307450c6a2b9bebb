import { Copy } from '../../kit/copy.tsx';
import { t } from '../i18n.ts';

const SHOWN = 6;

/** Both ends of an address or transaction id, with a button to copy the whole. */
export function LongId({ id }: { readonly id: string }) {
  return (
    <span className="code flex items-center gap-1 whitespace-nowrap text-text-muted" title={id}>
      {id.slice(0, SHOWN)}…{id.slice(-SHOWN)}
      <Copy text={id} label={t('console.copy')} />
    </span>
  );
}
