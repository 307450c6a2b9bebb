import { createDrandBeacon } from '../../modules/launch/public.ts';
import { bad, type Finding, findingOf, good } from './finding.ts';

const TIMEOUT_MS = 3_000;
const TOPIC = 'beacon';
/** A relay that is further behind would make the opening of a flash sale wait in vain. */
const BEHIND_MAX = 2;

/**
 * Whether the relays answer that draws and openings hear the public beacon from. One of them is enough.
 *
 * @param urls  none where a demo goes by a block of its own chain
 */
export async function relayFindings(urls: readonly string[], nowMs: number): Promise<readonly Finding[]> {
  if (urls.length === 0)
    return [findingOf(TOPIC, 'a block of the demo’s own chain: the seed alone orders the opening of a flash sale')];
  const heard = await Promise.all(
    urls.map(async (url) => {
      const beacon = createDrandBeacon({ urls: [url], timeoutMs: TIMEOUT_MS });
      const said = await beacon.latest();
      return { url: url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*/, ''), said, due: beacon.roundFor(nowMs) - 1 };
    }),
  );
  const judged = heard.map(({ url, said, due }) => {
    if (!said.ok) return { isHeard: false, says: `${url} does not answer with what the beacon signed` };
    const behind = due - said.value.round;
    return behind > BEHIND_MAX
      ? { isHeard: false, says: `${url} is ${behind} rounds behind, by the clock of this machine` }
      : { isHeard: true, says: `${url}, round ${said.value.round}` };
  });
  const isHeard = judged.some((each) => each.isHeard);
  return [
    ...judged.map((each) => (each.isHeard ? good(TOPIC, each.says) : (isHeard ? findingOf : bad)(TOPIC, each.says))),
    ...(isHeard ? [] : [bad(TOPIC, 'no relay is heard: draws wait, and the seed alone orders openings')]),
  ];
}
