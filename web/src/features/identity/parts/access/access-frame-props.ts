import type { ReactNode } from 'react';

/** What a layout frames on the pages before the log-in. */
export interface AccessFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way to the other of log-in and sign-up. */
  readonly foot?: ReactNode;
}
