export { meQuery } from './api/session.ts';
