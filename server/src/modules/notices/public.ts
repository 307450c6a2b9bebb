export type { NoticeKind, ProductKinds } from './category.ts';
export { sendMessagesJob } from './jobs/send-messages.job.ts';
export { loadMailWords } from './mail-words.ts';
export { noticesHttp } from './notices.http.ts';
export { createNotices } from './notices.ts';
export type { NewNotice, Notices } from './notices-shapes.ts';
export { securityChanges } from './queries/person-record.query.ts';
export { noticeMails } from './usecases/notice-mails.ts';
