import { describeAgreement } from './agreement.rig.ts';

describeAgreement(10_000);
