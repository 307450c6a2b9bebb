/** Characters of a login password, of a person and of a member of staff alike. */
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
