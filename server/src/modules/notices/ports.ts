import type { NoticeChannel } from './category.ts';

/** Sends a notice to a person outside the application; implemented by identity, which knows their addresses. */
export interface Messenger {
  /**
   * Sends a notice with the person's anti-phishing code. It may take long, so no transaction may be open meanwhile.
   *
   * @param mailId             its message id, the same at every try
   * @param wants              whether the person wants it by a channel
   * @param carriesFreezeLink  true if it may have been somebody else's doing
   * @returns                  nobody: there is no address; off: the person does not want it; failed: try again later
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
