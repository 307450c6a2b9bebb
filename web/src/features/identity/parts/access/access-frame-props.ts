import type { ReactNode } from 'react';

/** What a frame gets on the pages before the log-in. */
export interface AccessFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A link from log-in to sign-up, or back. */
  readonly foot?: ReactNode;
}
