import { GridDriver } from '../driver/grid-driver.ts';
import type { GridDeps } from '../grid-deps.ts';

/** Makes grids trade. It runs often, because it mostly knows what is due without asking the database. */
export const gridDriverJob = (deps: GridDeps) => {
  let driver: GridDriver | null = null;
  return {
    name: 'grid-driver',
    everyMs: 50,
    run: (): Promise<'more' | 'idle'> => {
      driver ??= new GridDriver(deps);
      return driver.turn();
    },
    finish: async () => {
      await driver?.stop();
    },
  };
};
