import type { Queryable } from '../db/db.ts';

/** A person that the demo made, with everything needed to log in as them. `role` is `user` or a staff role. */
export interface DemoLogin {
  readonly login: string;
  readonly password: string;
  readonly tradingPassword: string | null;
  readonly totpSecret: string | null;
  readonly kyc: string | null;
  readonly vip: number | null;
  readonly role: string;
}

/** Records a demo person, so that `bourse demo users` can list them and production can refuse the data. */
export async function noteDemoLogin(q: Queryable, person: DemoLogin): Promise<void> {
  await q.query(
    `insert into platform.demo_login (login, password, trading_password, totp_secret, kyc, vip, role)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (login) do update set password = excluded.password, trading_password = excluded.trading_password,
       totp_secret = excluded.totp_secret, kyc = excluded.kyc, vip = excluded.vip, role = excluded.role`,
    [person.login, person.password, person.tradingPassword, person.totpSecret, person.kyc, person.vip, person.role],
  );
}

export function demoLogins(q: Queryable): Promise<readonly DemoLogin[]> {
  return q.query<DemoLogin>(
    `select login, password, trading_password as "tradingPassword", totp_secret as "totpSecret", kyc, vip, role
     from platform.demo_login order by role <> 'user', login`,
  );
}
