import type { ReactNode } from 'react';
import { useDensity } from '../density.tsx';

/** A form's primary action. On touch screens it sticks to the bottom while the form is longer than the screen. */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  const isTouch = useDensity() === 'touch';
  if (!isTouch) return children;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mt-2 -mb-4 border-t border-line bg-surface px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
