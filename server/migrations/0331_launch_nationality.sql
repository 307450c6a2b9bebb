-- Whose verified document opens a round: everybody's, one from mainland China, or any other one.
alter table launch.round add column nationality text not null default 'ALL'
  check (nationality in ('ALL', 'CN_ONLY', 'NON_CN'));
