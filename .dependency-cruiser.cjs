const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/*
 * The import rules of ARCHITECTURE.md. Each rule's comment is the sentence that a violation prints.
 * The table of modules there says which modules a module may call; whatever else would close a cycle is an event.
 */
const [, tableOfModules] = /^## Modules$(.*?)^## /ms.exec(readFileSync(join(__dirname, 'ARCHITECTURE.md'), 'utf8'));
const MAY_CALL = Object.fromEntries(
  [...tableOfModules.matchAll(/^\| `([a-z-]+)` \|[^|]*\|([^|]*)\|$/gm)].map(([, name, callees]) => [name, callees.match(/[a-z][a-z-]*/g) ?? []]),
);

const folders = readdirSync(join(__dirname, 'backend/modules')).sort();
if (folders.join() !== Object.keys(MAY_CALL).sort().join()) throw new Error(`The table of modules in ARCHITECTURE.md has a row for each folder of backend/modules, and no other: ${folders.join(', ')}.`);
const unknown = Object.values(MAY_CALL).flat().filter((name) => !folders.includes(name));
if (unknown.length > 0) throw new Error(`The table of modules in ARCHITECTURE.md lets modules call ${unknown.join(', ')}, which backend/modules does not have.`);

const TESTS = '\\.test\\.tsx?$|^backend/testing/|^backend/modules/[^/]+/testing/';
const PATTERN_ENGINE = '^backend/contracts/pattern-engine\\.ts$';
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const modules = Object.entries(MAY_CALL).map(([name, callees]) =>
  rule(
    `module-${name}`,
    callees.length > 0
      ? `${name} may call ${callees.join(', ')} by their index.ts; of others it knows *.events.ts and *.port.ts.`
      : `${name} calls no other module; it knows their *.events.ts and *.port.ts.`,
    { path: `^backend/modules/${name}/`, pathNot: TESTS },
    { path: '^backend/modules/', pathNot: [`^backend/modules/(${[name, ...callees].join('|')})/`, '^backend/modules/[^/]+/[^/]+\\.(events|port)\\.ts$'] },
  ),
);

module.exports = {
  forbidden: [
    rule('no-cycles', 'No cycles anywhere: what closes one is an event, or belongs elsewhere.', { pathNot: '^node_modules' }, {
      circular: true,
      // A page that is loaded on demand may well point back.
      viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
    }),
    rule('resolvable', 'Every import leads to a file or to a package of package.json.', { path: '^(backend|frontend)' }, { couldNotResolve: true, pathNot: '^(virtual:|node:)' }),
    rule('no-drawers', 'No utils, helpers, common or types files: name the thing.', { path: '^(backend|frontend)' }, {
      path: '(^|/)(utils?|helpers?|common|types)\\.tsx?$',
      pathNot: '^(node_modules|frontend/styled-system)',
    }),
    rule('contracts-import-zod-alone', 'contracts/ imports zod/mini alone: both sides and the browser read it. pattern-engine.ts imports re2js besides.', { path: '^backend/contracts/', pathNot: [TESTS, PATTERN_ENGINE] }, {
      pathNot: ['^backend/contracts/', npm('zod')],
    }),
    rule('patterns-run-in-re2js', 'pattern-engine.ts runs the patterns of authors, in re2js and the contracts alone: both sides must match alike.', { path: PATTERN_ENGINE }, {
      pathNot: ['^backend/contracts/', npm('re2js')],
    }),
    rule('pattern-engine-is-lazy', 'The client and the contracts reach pattern-engine.ts by import() or by its types: 50 kB for forms with a pattern alone.', { path: '^(frontend|backend/contracts)/', pathNot: [TESTS, PATTERN_ENGINE] }, {
      path: PATTERN_ENGINE,
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    }),
    rule('kernel-knows-no-module', 'kernel/ imports contracts and libraries, never a module.', { path: '^backend/kernel/', pathNot: TESTS }, {
      path: '^(backend/(modules|bootstrap|workers|testing)|frontend|infra|bench|e2e)/',
    }),
    rule('domain-is-pure', 'modules/x/domain imports contracts, its errors, the pure parts of the kernel (errors, ids, clock, cursor, unstorable-texts, search-words, canonical-json) and packages that only compute.', { path: '^backend/modules/[^/]+/domain/', pathNot: TESTS }, {
      pathNot: ['^backend/modules/[^/]+/domain/', '^backend/modules/[^/]+/[^/]+\\.errors\\.ts$', '^backend/contracts/', '^backend/kernel/(errors|ids|clock|cursor|unstorable-texts|search-words|canonical-json)\\.ts$', npm('zod', 'otpauth', 'yaml'), '^node:|^crypto$'],
      dependencyTypesNot: ['type-only'],
    }),
    rule('modules-meet-at-the-door', 'A module is reached by its index.ts, its *.events.ts and its *.port.ts, never deeper.', { path: '^backend/modules/([^/]+)/', pathNot: TESTS }, {
      path: '^backend/modules/',
      pathNot: ['^backend/modules/$1/', '^backend/modules/[^/]+/index\\.ts$', '^backend/modules/[^/]+/[^/]+\\.(events|port)\\.ts$'],
    }),
    rule('modules-know-no-seed', 'Modules get the data of the first start from bootstrap.', { path: '^backend/(contracts|kernel|modules)/', pathNot: TESTS }, { path: '^backend/seeds/' }),
    rule('seeds-are-data', 'seeds/ imports contracts and *.port.ts alone.', { path: '^backend/seeds/', pathNot: TESTS }, { pathNot: ['^backend/(seeds|contracts)/', '^backend/modules/[^/]+/[^/]+\\.port\\.ts$'] }),
    rule('composition-uses-the-door', 'bootstrap and workers use modules by index.ts, *.events.ts, *.jobs.ts and *.config.ts.', { path: '^backend/(bootstrap|workers)/|^backend/[^/]+\\.ts$', pathNot: TESTS }, {
      path: '^backend/modules/',
      pathNot: ['^backend/modules/[^/]+/index\\.ts$', '^backend/modules/[^/]+/[^/]+\\.(events|jobs|config)\\.ts$'],
    }),
    rule('nobody-imports-composition', 'bootstrap and workers put things together; nothing is built on them.', { path: '^backend/(contracts|kernel|modules)/', pathNot: TESTS }, {
      path: '^backend/(bootstrap|workers|main\\.ts)',
    }),
    rule('no-test-code-in-the-product', 'testing/ is for tests.', { path: '^(backend|frontend)/', pathNot: TESTS }, { path: TESTS }),
    rule('sql-has-a-home', 'objection and knex live in models, commands, queries, migrations, subscribers and kernel/db.', {
      path: '^(backend|frontend)/',
      pathNot: [TESTS, '^backend/modules/[^/]+/(models|commands|queries|migrations|subscribers)/', '^backend/modules/[^/]+/[^/]+\\.migrations\\.ts$', '^backend/kernel/'],
    }, { path: npm('objection', 'knex', 'pg'), dependencyTypesNot: ['type-only'] }),
    rule('redis-has-a-home', 'bullmq and ioredis live in kernel and workers.', { path: '^(backend|frontend)/', pathNot: [TESTS, '^backend/(kernel|workers)/'] }, {
      path: npm('bullmq', 'ioredis'),
      dependencyTypesNot: ['type-only'],
    }),
    rule('sdks-have-a-home', 'stripe, AI, email, push and sign-in SDKs live in providers.', { path: '^(backend|frontend)/', pathNot: [TESTS, '^backend/modules/[^/]+/providers/', '^backend/kernel/email/'] }, {
      path: npm('stripe', 'openai', 'nodemailer', 'openid-client', 'web-push'),
    }),
    rule('ark-has-a-home', '@ark-ui lives in frontend/ui.', { path: '^frontend/', pathNot: '^frontend/ui/' }, { path: npm('@ark-ui') }),
    rule('client-reads-contracts-alone', 'The client imports contracts and nothing else of the backend.', { path: '^frontend/' }, {
      path: '^(backend|infra|bench|e2e)/',
      pathNot: '^backend/contracts/',
    }),
    rule('server-knows-no-client', 'The backend imports nothing of the client.', { path: '^backend/' }, { path: '^frontend/' }),
    rule('features-do-not-meet', 'A feature imports prompt-form, shared, ui, lib and contracts; never another feature.', { path: '^frontend/features/([^/]+)/' }, {
      path: '^frontend/features/',
      pathNot: '^frontend/features/$1/',
    }),
    rule('app-is-on-top', 'Features, prompt-form, shared, ui and lib never import app: app composes them.', { path: '^frontend/(features|prompt-form|shared|ui|lib)/' }, { path: '^frontend/app/' }),
    rule('ui-and-lib-are-below', 'ui and lib know no feature, no prompt form, and nothing of shared.', { path: '^frontend/(ui|lib)/' }, { path: '^frontend/(features|prompt-form|shared)/' }),
    rule('prompt-form-is-below', 'prompt-form imports ui, lib and contracts: the features build on it.', { path: '^frontend/prompt-form/' }, { path: '^frontend/(features|shared)/' }),
    rule('shared-is-below-features', 'shared knows no feature: what several features need of one subject moves down to it.', { path: '^frontend/shared/' }, { path: '^frontend/features/' }),
    ...modules,
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^frontend/styled-system'] },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    tsConfig: { fileName: join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'] },
  },
};
