const NOT_IN_NUMBERS = /[^0-9.,'\u2019\s]/gu;

/** Drops what no number is written with, so that a letter typed into an amount does not appear. */
export const keepTypeable = (text: string): string => text.replace(NOT_IN_NUMBERS, '');
