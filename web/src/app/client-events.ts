import { downtimeFrom } from '@bourse/contract/pages.ts';
import { navigate } from 'wouter/use-browser-location';
import { type ClientEvents, setClientEvents } from '../lib/client.ts';
import { pageInUse, pathTo } from '../lib/links.ts';
import { getLocale } from '../lib/locale.ts';
import { notify } from '../lib/notify.ts';
import { forgetPerson } from '../lib/person/session.ts';
import { shellText } from '../lib/shell-text.ts';
import { formFactor } from './form-factor.ts';

/** Leaves for the downtime page, which leads back here by itself; neither is one more step for the back button. */
export function leaveForDowntime(): void {
  location.replace(downtimeFrom(location.pathname + location.search));
}

const events: ClientEvents = {
  onLoginNeeded() {
    forgetPerson();
    if (location.pathname === pathTo(pageInUse('identity.login'))) return;
    navigate(pathTo('identity.login', { redirectUrl: location.pathname + location.search }));
  },
  onDowntime: leaveForDowntime,
  onFailure: (title) => notify({ tone: formFactor === 'h5' ? 'warn' : 'danger', title }),
  async sentenceOf(group, code, details) {
    const { sentenceOf } = await import('../lib/calls/refusals.ts');
    return sentenceOf(getLocale(), group, code, details);
  },
  async networkSentence(kind) {
    const t = await shellText.load(getLocale());
    return t(kind === 'network' ? 'shell.network.failed' : `shell.network.${kind}`);
  },
};

/** Tells the client what the shell does about a failure. Before the first call. */
export const connectClient = (): void => setClientEvents(events);
