import { type FormFactor, formFactorOf } from '@bourse/contract/form-factor.ts';
import { setLinksForH5 } from '../lib/links.ts';

/** This browser's layout, decided once by its identification string. No other code decides it. */
export const formFactor: FormFactor = formFactorOf(navigator.userAgent);

setLinksForH5(formFactor === 'h5');
