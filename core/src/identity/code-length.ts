/** Digits of every code that a person types: from a mail, a text message or an authenticator, and the trading password. */
export const CODE_LENGTH = 6;
