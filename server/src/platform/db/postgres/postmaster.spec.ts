import { expect, test } from 'vitest';
import { folderIn } from './postmaster.ts';

test.each([
  ['/app/bin/postgres -D /srv/data/pg -c listen_addresses= -c port=5432', '/srv/data/pg'],
  ['/app/bin/postgres -D /Users/a person/my data/pg -c listen_addresses= -c port=5432', '/Users/a person/my data/pg'],
  ['/opt/homebrew/opt/postgresql@18/bin/postgres -D /opt/homebrew/var/postgresql@18', undefined],
  ['', undefined],
])('where the words of a process run together, the folder of %j is %j', (commandLine, folder) => {
  expect(folderIn(commandLine)).toBe(folder);
});
