/** In how many parts an order may be shown at most: each costs whoever meets it a trade of its own. */
export const ICEBERG_PARTS_MAX = 25;

/** How many parts an order is shown in. @param displayLots  lots of each but the last */
export const icebergParts = (lots: number, displayLots: number): number => Math.ceil(lots / displayLots);

/** The fewest lots that an order of so many may show at a time. */
export const displayLotsMin = (lots: number): number => Math.ceil(lots / ICEBERG_PARTS_MAX);
