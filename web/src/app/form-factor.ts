import { type FormFactor, formFactorOf } from '@bourse/contract/form-factor.ts';
import { setLinksForH5 } from '../lib/links.ts';

/** The layout of this browser, decided once by its identification string. Nothing else asks. */
export const formFactor: FormFactor = formFactorOf(navigator.userAgent);

setLinksForH5(formFactor === 'h5');
