import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noMoneyArithmetic } from './infra/lint/no-money-arithmetic.mjs';
import { noPrivateFields } from './infra/lint/no-private-fields.mjs';
import { wordsInCatalogues } from './infra/lint/words-in-catalogues.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'backend/testing/**', 'e2e/**', 'bench/**', 'infra/**'];
const CONFIGS = ['*.config.{ts,mjs}', '*.cjs', 'frontend/*.config.{ts,mjs}', 'e2e/*.config.ts'];

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'process.env is read in backend/kernel/config alone: take a config value as an option.',
};
const noAmbientTime = [
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Business time comes from an injected Clock: clock.now().' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Business time comes from an injected Clock: clock.now().' },
];
const noNumericPrices = {
  selector: "BinaryExpression[operator='*'][right.value=100]:matches([left.name=/price|dollar|amount/i], [left.property.name=/price|dollar|amount/i])",
  message: 'Floats lose cents: read a dollar string with pricing/domain/money.ts.',
};
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' };
const CORE = Object.fromEntries(
  [
    'no-async-promise-executor', 'no-case-declarations', 'no-cond-assign', 'no-constant-condition', 'no-debugger', 'no-empty',
    'no-empty-character-class', 'no-ex-assign', 'no-fallthrough', 'no-loss-of-precision', 'no-misleading-character-class', 'no-prototype-builtins',
    'no-self-assign', 'no-self-compare', 'no-unsafe-finally', 'no-unsafe-optional-chaining', 'no-useless-escape',
    'prefer-const', 'no-var', 'require-yield', 'use-isnan', 'valid-typeof', 'no-eval', 'no-implied-eval', 'no-new-func',
  ].map((rule) => [rule, 'error']),
);

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', '.cache', 'frontend/styled-system', 'infra/test/fixtures', 'test-results', 'playwright-report'] },
  ...tseslint.configs.strict,
  {
    plugins: { money: { rules: { 'no-arithmetic': noMoneyArithmetic } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', noDefaultExport, noPrivateFields, noNumericPrices],
      'money/no-arithmetic': 'error',
      ...CORE,
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      // With noUncheckedIndexedAccess this is how a proven index is written; tsc still checks all other null.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Models are classes with static relations only, as Objection wants them.
      '@typescript-eslint/no-extraneous-class': 'off',
      // A constructor may exist to make an argument required.
      '@typescript-eslint/no-useless-constructor': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['backend/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noPrivateFields, noNumericPrices, noEnvironment, ...noAmbientTime] },
  },
  { files: ['backend/kernel/config/**'], rules: { 'no-restricted-syntax': ['error', noDefaultExport, noPrivateFields, noNumericPrices] } },
  { files: ['backend/kernel/clock.ts', 'backend/kernel/shared-clock.ts'], rules: { 'no-restricted-syntax': ['error', noDefaultExport, noPrivateFields] } },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': ['error', { paths: [{ name: 'zod', message: "The browser's budget allows zod/mini alone." }, { name: 'react', importNames: ['lazy'], message: 'lazyPart of frontend/lib/lazy-part.ts: code that does not arrive must not take the page down.' }] }],
    },
  },
  {
    files: ['frontend/**/*.tsx'],
    ignores: TESTS,
    plugins: { words: { rules: { 'in-catalogue': wordsInCatalogues } } },
    rules: { 'words/in-catalogue': 'error' },
  },
  { files: ['frontend/lib/lazy-part.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: TESTS, rules: { 'max-lines': ['error', { max: 400 }], '@typescript-eslint/no-empty-function': 'off', 'no-console': 'off' } },
  // Exact by digits and integers, proven for every amount; tests compare with other ways to compute.
  { files: ['backend/modules/pricing/domain/money.ts', 'frontend/lib/money.ts', 'backend/modules/payments/domain/claw-back.ts', 'backend/modules/cash-outs/domain/cash-out-rate.ts', '**/*.test.{ts,tsx}', 'backend/testing/**', 'e2e/**', 'bench/**'], rules: { 'money/no-arithmetic': 'off' } },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  // Files with a default export, because their tools load them by it.
  { files: [...CONFIGS, 'infra/test/{vitest-servers,unhandled-errors,failures-at-once}.mjs', 'e2e/**/global-{setup,teardown}.ts'], rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' } },
);
