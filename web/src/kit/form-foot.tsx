import type { ReactNode } from 'react';
import { useDensity } from './density.tsx';

/** The primary action of a form. Under a thumb it stays at the lower edge while the form is longer than the screen. */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  const isTouch = useDensity() === 'touch';
  if (!isTouch) return children;
  return <div className="sticky bottom-0 z-10 -mx-4 -mt-3 -mb-4 bg-surface px-4 pt-3 pb-4 safe-bottom">{children}</div>;
}
