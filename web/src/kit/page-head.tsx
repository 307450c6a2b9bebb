import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
}

/** The title of a desktop page, 20/28 px, with at most one action at the right. */
export function PageHead({ title, action }: PageHeadProps) {
  return (
    <div className="mb-4 flex min-h-10 items-center justify-between gap-4">
      <h1 className="text-20 font-semibold">{title}</h1>
      {action}
    </div>
  );
}
