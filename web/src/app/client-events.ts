import { downtimeFrom } from '@bourse/contract/pages.ts';
import { navigate } from 'wouter/use-browser-location';
import { type ClientEvents, setClientEvents } from '../lib/client.ts';
import { pageInUse, pathTo } from '../lib/links.ts';
import { getLocale } from '../lib/locale.ts';
import { notify } from '../lib/notify.ts';
import { forgetPerson } from '../lib/person/session.ts';
import { shellText } from '../lib/shell-text.ts';
import { formFactor } from './form-factor.ts';

/** Leaves for the downtime page, which comes back by itself. Neither move adds a step to the history. */
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

/** Connects the client's failures to what the shell does about them. Call it before the first request. */
export const connectClient = (): void => setClientEvents(events);
