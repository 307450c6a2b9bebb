/** A person's account number: nine digits, of which the first is not zero. */
export const UID = /^[1-9][0-9]{8}$/;
