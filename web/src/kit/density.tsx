import { createContext, type ReactNode, useContext } from 'react';

/** How much room things take: `compact` for a pointer, `touch` for a thumb. The shell decides; parts only ask. */
export type Density = 'compact' | 'touch';

const DensityContext = createContext<Density>('compact');

export function DensityProvider({ density, children }: { readonly density: Density; readonly children: ReactNode }) {
  return <DensityContext value={density}>{children}</DensityContext>;
}

export const useDensity = (): Density => useContext(DensityContext);
