/** Which module may call which (ARCHITECTURE.md): everything else is an event. */
const MAY_CALL = {
  identity: ['wallet'],
  media: [],
  wallet: [],
  pricing: [],
  messages: ['identity'],
  feedback: ['identity', 'media'],
  prompts: ['identity', 'media'],
  generation: ['identity', 'prompts', 'wallet', 'pricing', 'media', 'operations'],
  marketplace: ['identity', 'prompts', 'wallet'],
  library: ['prompts', 'generation', 'marketplace'],
  social: ['identity', 'prompts'],
  challenges: ['identity', 'generation', 'prompts', 'wallet'],
  agents: ['identity', 'prompts', 'generation', 'wallet', 'pricing'],
  achievements: ['identity', 'wallet'],
  payments: ['identity', 'pricing', 'wallet'],
  referrals: ['identity', 'wallet'],
  analytics: [],
  operations: ['identity'],
};

const MODULES = '^backend/modules/';
const TESTS = '\\.test\\.tsx?$|/testing/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const callRules = Object.entries(MAY_CALL).map(([module, callees]) =>
  rule(
    `calls-of-${module}`,
    `${module} may call ${callees.join(', ') || 'no module'}; whatever else it needs to know reaches it as an event.`,
    { path: `${MODULES}${module}/`, pathNot: TESTS },
    { path: `${MODULES}[^/]+/index\\.ts$`, pathNot: `${MODULES}(${[module, ...callees].join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    rule('no-cycles', 'No cycles anywhere (types and pages loaded on demand cannot run in circles).', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }),
    rule('no-drawers', 'Name the thing: no utils, helpers, common or types.', { path: '(^|/)(utils?|helpers?|common|types)\\.(ts|tsx|mjs)$' }, {}),
    rule(
      'contracts-zod-alone',
      'Contracts import zod alone: they are the shared language.',
      { path: '^backend/contracts/', pathNot: TESTS },
      { pathNot: ['^backend/contracts/', '^node_modules/zod/'] },
    ),
    rule(
      'kernel-knows-no-module',
      'The kernel imports contracts and libraries, never a module.',
      { path: '^backend/kernel/', pathNot: TESTS },
      { path: '^backend/(modules|bootstrap|workers)/' },
    ),
    rule(
      'modules-by-their-face',
      'A module is reached by its index.ts (calls) and its *.events.ts (facts) only.',
      { path: `${MODULES}([^/]+)/`, pathNot: TESTS },
      { path: `${MODULES}[^/]+/`, pathNot: [`${MODULES}$1/`, `${MODULES}[^/]+/(index|[^/]+\\.events)\\.ts$`] },
    ),
    rule(
      'composition-by-faces',
      'Bootstrap and workers compose modules by their index.ts.',
      { path: '^backend/(bootstrap|workers|main\\.ts)', pathNot: TESTS },
      { path: `${MODULES}[^/]+/`, pathNot: `${MODULES}[^/]+/(index|[^/]+\\.events)\\.ts$` },
    ),
    ...callRules,
    rule(
      'domain-is-pure',
      "A module's domain imports contracts, its errors and the kernel's pure parts.",
      { path: `${MODULES}[^/]+/domain/`, pathNot: TESTS },
      {
        path: '^backend/',
        pathNot: ['^backend/contracts/', `${MODULES}[^/]+/(domain/|[^/]+\\.errors\\.ts$)`, '^backend/kernel/(errors|ids|clock)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'sql-has-a-home',
      'objection and knex live in models, commands, queries, migrations and kernel/db.',
      { path: '^backend/', pathNot: [TESTS, '/(models|commands|queries|migrations)/', '^backend/kernel/db/', '\\.migrations\\.ts$', '^backend/bootstrap/'] },
      { path: '^node_modules/(objection|knex|pg)/' },
    ),
    rule(
      'queues-have-a-home',
      'bullmq and ioredis live in kernel and workers.',
      { path: '^backend/', pathNot: [TESTS, '^backend/(kernel|workers|bootstrap)/'] },
      { path: '^node_modules/(bullmq|ioredis)/' },
    ),
    rule(
      'outside-behind-a-port',
      'Stripe, AI and mail SDKs live in providers.',
      { path: '^backend/', pathNot: [TESTS, '/providers/'] },
      { path: '^node_modules/(stripe|openai|nodemailer)/' },
    ),
    rule('ark-has-a-home', '@ark-ui lives in frontend/ui.', { path: '^frontend/', pathNot: '^frontend/ui/' }, { path: '^node_modules/@ark-ui/' }),
    rule(
      'client-reads-contracts-only',
      'The client imports the backend by its contracts alone.',
      { path: '^frontend/' },
      { path: '^backend/', pathNot: '^backend/contracts/' },
    ),
    rule('client-zod-mini', 'The client uses zod/mini: classic zod would cost 20 kB of the first load.', { path: '^frontend/', pathNot: TESTS }, { path: '^node_modules/zod/(index|v4/(index|classic))' }),
    rule(
      'features-stand-alone',
      'A feature never imports another feature: routes in app compose them.',
      { path: '^frontend/features/([^/]+)/' },
      { path: '^frontend/features/', pathNot: '^frontend/features/$1/' },
    ),
    rule('one-way-client', 'ui and lib never import features or app; features never import app.', { path: '^frontend/(ui|lib|features)/' }, { path: '^frontend/app/' }),
    rule('one-way-parts', 'ui and lib never import features.', { path: '^frontend/(ui|lib)/' }, { path: '^frontend/features/' }),
    rule('no-unresolved', 'Every import resolves.', { pathNot: '^frontend/' }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'frontend/styled-system|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
