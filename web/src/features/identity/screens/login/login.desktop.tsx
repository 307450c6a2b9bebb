import { Access } from '../../parts/access/access.tsx';
import { AccessFrame } from '../../parts/access-frame.tsx';

export default function LoginDesktop() {
  return <Access frame={AccessFrame} />;
}
