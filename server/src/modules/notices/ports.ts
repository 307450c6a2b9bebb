import type { NoticeChannel } from './category.ts';

/** Brings a notice to a person outside of the application. Identity answers it: it knows where they are reached. */
export interface Messenger {
  /**
   * Sends what a notice says, with the person's anti-phishing code. It may take long: no transaction is open meanwhile.
   *
   * @param mailId            its name on the wire, the same whenever it is sent again
   * @param wants             whether the person wants it by a channel
   * @param carriesFreezeLink true for what may have been somebody else's doing
   * @returns                 nobody: there is no address; off: none that is wanted; failed: try again later
   */
  deliver(message: {
    readonly mailId: string;
    readonly uid: string;
    readonly kind: string;
    readonly params: Readonly<Record<string, string>>;
    readonly carriesFreezeLink: boolean;
    readonly wants: (channel: Exclude<NoticeChannel, 'inApp'>) => boolean;
  }): Promise<'sent' | 'off' | 'nobody' | 'failed'>;
}
