import { Redirect } from 'wouter';
import { useAccessModel } from '../../parts/access/access.model.ts';
import { SignUp } from '../../parts/access/sign-up.tsx';
import { AccessFrame } from '../../parts/access-frame.tsx';

export default function RegisterDesktop() {
  const { view, links } = useAccessModel();
  if (view.isLoggedIn) return <Redirect to={view.target} replace />;
  return <SignUp frame={AccessFrame} loginHref={links.login} />;
}
