import type { ReactNode } from 'react';
import { numClass } from '../../../../kit/numbers/num.ts';

/** Labels with numbers on a card, two per row. */
export function FactsList({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-12">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-text-faint">{name}</dt>
          <dd className={`${numClass(value)} text-13 break-words text-text`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
