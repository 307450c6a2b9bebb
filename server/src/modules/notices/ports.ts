import type { Queryable } from '../../platform/db/db.ts';
import type { NoticeChannel } from './category.ts';

/** Brings a notice to a person outside of the application. Identity answers it: it knows where they are reached. */
export interface Messenger {
  /**
   * Sends what a notice says, with the person's anti-phishing code.
   *
   * @param wants             whether the person wants it by a channel
   * @param carriesFreezeLink true for what may have been somebody else's doing
   * @returns                 nobody: there is no address; off: none that is wanted; failed: try again later
   */
  deliver(
    q: Queryable,
    message: {
      readonly uid: string;
      readonly kind: string;
      readonly params: Readonly<Record<string, string>>;
      readonly carriesFreezeLink: boolean;
      readonly wants: (channel: Exclude<NoticeChannel, 'inApp'>) => boolean;
    },
  ): Promise<'sent' | 'off' | 'nobody' | 'failed'>;
}
