import { endpointCommand } from '../../../lib/query.ts';

export const submitCommand = () =>
  endpointCommand('recovery.submit', ['recovery.cases', 'recovery.terms'], { quiet: true });
export const uploadCommand = () => endpointCommand('recovery.uploadScreenshot', [], { quiet: true });
