import { Access } from '../../parts/access/access.tsx';
import { SignUp } from '../../parts/access/sign-up.tsx';
import { AccessFrameH5 } from '../../parts/access-frame-h5.tsx';

export default function LoginAndRegisterH5() {
  return <Access frame={AccessFrameH5} signUp={SignUp} />;
}
