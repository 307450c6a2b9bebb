/** The sentences of refusals about API keys. Keys are the names of the refusals; a place holds a number of its details. */
export const messages = {
  SCOPE_UNKNOWN: 'Choose what the key may do.',
  IP_MALFORMED: '{ip} is not an IP address.',
  IP_LIST_REQUIRED: 'A key that may withdraw needs a list of IP addresses.',
  LABEL_LENGTH: 'Give the key a name of at most {max} characters.',
  PUBLIC_KEY_MALFORMED: 'This is no Ed25519 public key.',
  PUBLIC_KEY_IS_PRIVATE: 'This is a private key. Keep it to yourself, and paste its public half.',
  PUBLIC_KEY_IN_USE: 'You have a key with this public key already.',
  TOO_MANY_API_KEYS: 'You have {max} keys, which is the most. Delete one to create another.',
  ACCOUNT_FROZEN: 'This account is frozen. Please contact support.',
  WITHDRAWAL_LOCKED: 'Withdrawals open again at {unlockAt}.',
  API_KEY_UNKNOWN: 'This key is gone already.',
} as const;
