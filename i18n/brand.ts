/** The exchange's own name, which is the same in every language. */
export const BRAND = 'Bourse';
