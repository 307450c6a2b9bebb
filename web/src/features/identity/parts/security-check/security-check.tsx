import type { ReactNode } from 'react';
import type { SecurityCheckProps } from './security-check-props.ts';

/** Trading password and six-digit codes before money leaves; a dialog on desktop, a sheet on h5. */
export function SecurityCheck(_props: SecurityCheckProps): ReactNode {
  return null;
}
