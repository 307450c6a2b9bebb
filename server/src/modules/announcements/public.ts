export { announcementsHttp } from './announcements.http.ts';
export { staffAnnouncementsHttp } from './announcements.staff.http.ts';
