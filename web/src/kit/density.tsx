import { createContext, type ReactNode, useContext } from 'react';

/** `compact` for pointers, `touch` for fingers. The shell decides; parts only read it. */
export type Density = 'compact' | 'touch';

const DensityContext = createContext<Density>('compact');

export function DensityProvider({ density, children }: { readonly density: Density; readonly children: ReactNode }) {
  return <DensityContext value={density}>{children}</DensityContext>;
}

export const useDensity = (): Density => useContext(DensityContext);
