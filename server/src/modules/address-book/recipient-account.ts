/** How somebody names another person of the exchange. */
export interface RecipientWish {
  readonly recipientType: 'mobile' | 'email' | 'account';
  readonly recipientAccount: string;
}

/** Gives every account one spelling: e-mail addresses are compared without case. */
export function spelled(wish: RecipientWish): string {
  const text = wish.recipientAccount.trim();
  return wish.recipientType === 'email' ? text.toLowerCase() : text;
}
