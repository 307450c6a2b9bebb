/** The position of a row of the spot account; rows are listed in falling order of these three. */
export interface SpotPlace {
  readonly sequence: string;
  readonly trade: string;
  /** 3 is what was bought or sold, 2 what it cost or brought, 1 the fee; 0 is a transfer or what a merge took. */
  readonly part: number;
}

const PLACE = /^([0-9]{1,16})\.([0-9]{1,16})\.([0-9])$/;

export const spotPlaceText = ({ sequence, trade, part }: SpotPlace): string => `${sequence}.${trade}.${part}`;

/** Null for a text that is not a place. */
export function readSpotPlace(text: string): SpotPlace | null {
  const parts = PLACE.exec(text);
  return parts && { sequence: parts[1]!, trade: parts[2]!, part: Number(parts[3]) };
}
