import { afterEach, expect, it } from 'vitest';
import { pathInstead, pathTo, setLinksForH5 } from './links.ts';

afterEach(() => setLinksForH5(false));

it('leads somebody who wants to register to the form for it, in either layout', () => {
  expect(pathTo('identity.register')).toBe('/front/register');
  setLinksForH5(true);
  expect(pathTo('identity.register')).toBe('/h5/user/loginAndRegister?view=register');
  expect(pathTo('identity.register', { inviteCode: 'AB12' })).toBe(
    '/h5/user/loginAndRegister?view=register&inviteCode=AB12',
  );
  expect(pathTo('identity.login')).toBe('/h5/user/loginAndRegister');
});

it('takes along what an address said to a page that the layout does not have', () => {
  expect(pathInstead('identity.center', 'identity.security', 'view=kyc')).toBe('/frontweb/user/security?view=kyc');
  setLinksForH5(true);
  const lead = (search: string) => pathInstead('identity.register', 'identity.loginAndRegister', search);
  expect(lead('inviteCode=AB12')).toBe('/h5/user/loginAndRegister?view=register&inviteCode=AB12');
  expect(lead('view=login')).toBe('/h5/user/loginAndRegister?view=login');
});
