const levels = require('./levels.cjs');

const levelOf = new Map(Object.entries(levels).flatMap(([level, names]) => names.map((name) => [name, Number(level)])));
const names = [...levelOf.keys()];
const any = (list) => `(${list.join('|')})`;
const HOMES = { server: '^server/src/modules', web: '^web/src/features', console: '^console/src/features' };
const SPEC = '\\.(rig|spec|prop\\.spec|store\\.spec|http\\.spec|chain\\.spec|screen\\.spec)\\.tsx?$';
/** The only places that may import everything: they read the configuration, build, wire ports and listen. */
const ROOTS = '^server/src/(main\\.ts|boot/|cli/|demo/)';

/** No import upwards or sideways, for each capability in each street. */
const levelRules = Object.entries(HOMES).flatMap(([street, home]) =>
  names.map((name) => ({
    name: `down-${street}-${name}`,
    comment: `${name} may import only capabilities of a lower row of architecture/levels.cjs: move the use case up, subscribe to an event, or declare a port`,
    severity: 'error',
    from: { path: `${home}/${name}/`, pathNot: SPEC },
    to: {
      path: `${home}/[^/]+/`,
      pathNot: `${home}/${any([name, ...names.filter((other) => levelOf.get(other) < levelOf.get(name))])}/`,
    },
  })),
);

const doorRules = Object.entries(HOMES).map(([street, home]) => ({
  name: `front-door-${street}`,
  comment: 'a capability is entered through its public.ts',
  severity: 'error',
  from: { path: `${home}/([^/]+)/`, pathNot: SPEC },
  to: { path: `${home}/[^/]+/`, pathNot: [`${home}/$1/`, `${home}/[^/]+/public\\.tsx?$`] },
}));

/** Files outside all capabilities (boot, commands, demo) also come in only through public.ts. */
const rootRule = {
  name: 'front-door-roots',
  comment:
    'a capability is entered through its public.ts, also by what starts the house; a chain adapter by the ports of custody',
  severity: 'error',
  from: { path: '^server/src/', pathNot: ['^server/src/(modules|chains)/', SPEC] },
  to: { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/[^/]+/public\\.ts$' },
};

const listedRules = Object.entries(HOMES).map(([street, home]) => ({
  name: `listed-${street}`,
  comment: 'this capability is not in architecture/levels.cjs: put it on a row first',
  severity: 'error',
  from: { path: `${home}/`, pathNot: `${home}/${any(names)}/` },
  to: {},
}));

const streetRules = [
  ['core-alone', 'core imports nothing', '^core/src/', { pathNot: '^core/src/' }],
  [
    'contract-alone',
    'contract imports only the schema library',
    '^contract/src/',
    { pathNot: ['^contract/src/', 'node_modules/zod/'] },
  ],
  ['i18n-alone', 'catalogs import only their own types', '^i18n/', { pathNot: '^i18n/' }],
  ['server-not-web', 'server, web and console never import each other', '^server/', { path: '^(web|console)/' }],
  ['web-not-server', 'server, web and console never import each other', '^web/src/', { path: '^(server|console)/' }],
  ['console-not-web', 'server, web and console never import each other', '^console/', { path: '^(server|web)/' }],
  [
    'below-modules',
    'ledger, journal, engine, platform, networks and signer know no module',
    '^server/src/(ledger|journal|engine|platform|networks|signer)/',
    { path: '^server/src/(modules|edge|chains|flows|cli|boot|demo|main\\.ts)' },
  ],
  [
    'platform-lowest',
    'platform holds words of computing only',
    '^server/src/platform/',
    { path: '^server/src/(ledger|journal|engine)/' },
  ],
  [
    'networks-are-data',
    'what a network is imports nothing',
    '^server/src/networks/',
    { pathNot: '^server/src/networks/' },
  ],
  [
    'signer-alone',
    'the signer is a process of its own: it knows the networks, what it is asked, and the words of computing',
    '^server/src/signer/',
    { path: '^server/src/', pathNot: '^server/src/(signer|networks|platform/(process|db|line|log))/' },
  ],
  [
    'signer-by-its-door',
    'what signs is asked through its public.ts or over its line; nobody reaches for the seed or a key',
    '^server/src/(?!signer/)',
    {
      path: '^server/src/signer/',
      pathNot: '^server/src/signer/((public|open-signer)\\.ts$|line/|queries/signer-rights)',
    },
  ],
  [
    'seed-opened-once',
    'only boot opens the seed; everybody else is handed the signer, or public keys',
    '^server/src/(?!signer/|boot/)',
    { path: '^server/src/signer/open-signer\\.ts$' },
  ],
  [
    'edge-is-handed',
    'the edge is handed its handlers',
    '^server/src/edge/',
    { path: '^server/src/(modules|ledger|journal|engine|chains|cli|boot|demo|main\\.ts)' },
  ],
  [
    'chains-know-ports',
    'a chain adapter knows only the ports of custody',
    '^server/src/chains/',
    {
      path: '^server/src/(modules|edge|ledger|journal|engine|cli|boot|demo|main\\.ts)',
      pathNot: '^server/src/modules/custody/ports\\.ts$',
    },
  ],
  [
    'modules-are-wired',
    'a module declares a port; main.ts hands in who fills it',
    '^server/src/modules/',
    { path: '^server/src/(edge|chains|cli|boot|demo|main\\.ts)' },
  ],
  [
    'kit-looks-nice',
    'the kit knows no business word, fetches nothing and has no router',
    '^web/src/kit/',
    { path: ['^web/src/(app|features|lib)/', 'node_modules/(wouter|@tanstack)/'] },
  ],
  ['lib-below-features', 'lib knows no feature', '^web/src/lib/', { path: '^web/src/(app|features)/' }],
  [
    'features-below-app',
    'only app knows the shell; features are put into it',
    '^web/src/features/',
    { path: '^web/src/app/' },
  ],
].map(([name, comment, from, to]) => ({ name, comment, severity: 'error', from: { path: from, pathNot: SPEC }, to }));

const libraryDoors = [
  ['pg', 'only platform/db imports pg', '^server/src/platform/db/', 'node_modules/(pg|pg-copy-streams)/'],
  [
    'private-keys',
    'private keys are made, held and used in server/src/signer; a dev node has those that the whole world knows',
    '^(web|console)/|^server/src/(signer|chains/dev)/',
    'node_modules/(@scure/bip3|@noble/curves/(?!bls12-381)|viem/.*accounts)',
  ],
  [
    'public-randomness',
    'what the public beacon signed is checked where it is heard, and in the browser of whoever doubts it; no key of the house is of this curve',
    '^server/src/modules/launch/beacon/|^web/src/features/launch/rules/draw-check\\.ts$',
    'node_modules/@noble/curves/bls12-381',
  ],
  [
    'rate-limiter',
    'only platform/limits imports the rate limiter',
    '^server/src/platform/limits/',
    'node_modules/rate-limiter-flexible/',
  ],
  [
    'react-query',
    'React Query lives in lib/query.ts and in the api folder of a feature',
    '^(web|console)/src/(lib/|app/|features/[^/]+/(api/|public\\.ts|.*\\.model\\.ts))',
    'node_modules/@tanstack/react-query',
  ],
].map(([name, comment, allowed, library]) => ({
  name: `door-${name}`,
  comment,
  severity: 'error',
  from: { path: '^(server|web|console)/src/', pathNot: [allowed, SPEC] },
  to: { path: library, dependencyTypesNot: ['type-only'] },
}));

const featureRules = [
  {
    name: 'api-behind-model',
    comment: 'a part or a layout asks its model; only *.model.ts and public.ts import api/',
    severity: 'error',
    from: { path: '^web/src/features/', pathNot: ['\\.model\\.ts$', '/public\\.tsx?$', '/api/', '\\.spec\\.tsx?$'] },
    to: { path: '^web/src/features/[^/]+/api/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'layouts-apart',
    comment: 'desktop and h5 share a model and parts, never each other',
    severity: 'error',
    from: { path: '\\.(desktop|h5)\\.tsx$' },
    to: { path: '\\.(desktop|h5)\\.tsx$' },
  },
  {
    name: 'layouts-count-no-money',
    comment: 'money is computed in the model, shown by parts',
    severity: 'error',
    from: { path: '\\.(desktop|h5)\\.tsx$' },
    to: { path: '^core/src/money/' },
  },
];

module.exports = {
  forbidden: [
    ...levelRules,
    ...doorRules,
    rootRule,
    ...listedRules,
    ...streetRules,
    ...libraryDoors,
    ...featureRules,
    {
      name: 'no-circle',
      comment: 'files never import each other in a circle, types neither: what both need has a file of its own',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'an import must lead somewhere',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { couldNotResolve: true, pathNot: '(\\?|\\.css$|virtual:)' },
    },
    {
      name: 'wired-in-roots',
      comment: 'only the composition roots import capabilities from outside them',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(modules|chains)/', ROOTS, SPEC] },
      to: { path: '^server/src/modules/' },
    },
  ],
};
