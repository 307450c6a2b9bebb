export { Bell } from './parts/bell/bell.tsx';
