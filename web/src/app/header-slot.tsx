import type { ReactNode } from 'react';

/** The place of the notification bell in the header; filled by the notices feature when it has one. */
export function HeaderSlot(): ReactNode {
  return null;
}
