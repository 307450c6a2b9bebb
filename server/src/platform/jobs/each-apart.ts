/**
 * Does something about each of some things, one after the other. One that fails holds up no other: it is told once all are done.
 *
 * @param work  returns whether it has changed something
 * @returns     whether anything was changed
 */
export async function eachApart<Of>(all: readonly Of[], work: (of: Of) => Promise<boolean>): Promise<boolean> {
  const failed: unknown[] = [];
  let isChanged = false;
  for (const each of all) {
    try {
      isChanged = (await work(each)) || isChanged;
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return isChanged;
}
