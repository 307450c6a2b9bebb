export { AnnouncementBar } from './parts/announcement-bar/announcement-bar.tsx';
