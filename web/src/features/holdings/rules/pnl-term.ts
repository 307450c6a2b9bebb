/** What is taken off a total: with its sign before it, and added where what is taken off is below zero. */
export const takenOff = (text: string, show: (text: string) => string): string =>
  text.startsWith('-') ? `+ ${show(text.slice(1))}` : `\u2212 ${show(text)}`;
