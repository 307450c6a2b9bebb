import { nextSnapshotMs, takeSnapshots } from '../../modules/launch/public.ts';

type Deps = Parameters<typeof takeSnapshots>[0];

/** Lets what people held be read as the demo's past goes by: each hour at its second, before the clock is moved beyond it. */
export async function readSnapshots(deps: Deps, untilMs: number, moveTo: (atMs: number) => void): Promise<void> {
  for (;;) {
    while (await takeSnapshots(deps)) {
      // One hour at a time.
    }
    const nextMs = await nextSnapshotMs(deps, untilMs);
    if (nextMs === null) return;
    moveTo(nextMs);
  }
}
