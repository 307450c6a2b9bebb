/** Where temporary files go from now on: memory where there is room, null for the system’s own place. */
export function keepTemporaryFilesInMemory(): string | null;
