/** A subtracted term with its sign: a minus, or a plus where the term itself is negative. */
export const takenOff = (text: string, show: (text: string) => string): string =>
  text.startsWith('-') ? `+ ${show(text.slice(1))}` : `\u2212 ${show(text)}`;
