import { expect, it } from 'vitest';
import { repository } from './repository.ts';
import { waysIn, waysInProblems } from './ways-in.ts';

const files = repository('infra/test/ways-in.test.ts');
const server = new Map([...files].filter(([path]) => /^backend\/.*\.ts$/.test(path) && !/\.test\.|\/testing\/|^backend\/testing\//.test(path)));
const rules = files.get(`docs/rules/${'identity'}.md`) ?? '';

it('docs/rules/identity.md#ways-in lists each endpoint that begins a session, and no other code begins one', () => {
  expect(waysInProblems(server, rules)).toEqual([]);
  expect(waysIn(server).length).toBeGreaterThan(5);
});

const PLANTED = 'backend/modules/identity/routes/planted.routes.ts';
it.each([
  ['a new endpoint', "routes.session(contract.magicLink, 'open', async (_, auth) => completeSignIn(context, userId, auth));", 'begins a session in magicLink, which the rules do not list.'],
  ['an endpoint that is imported under another name', "import { magicLink as endpoint } from '#contracts/identity.ts';\nroutes.session(endpoint, 'open', async (_, auth) => {\n  await auth.signIn(userId);\n});", 'begins a session in magicLink, which the rules do not list.'],
  ['a session in a command', 'export const sneak = (auth: SessionControl) => auth.signIn(userId);', 'begins a session outside of an endpoint for that.'],
  ['a session in a read', "routes.session(login, 'open', x);\nroutes.read(getMe, 'open', async () => storage.insert(session));", 'begins a session outside of an endpoint for that.'],
  ['a row of its own', 'await rows(db, `insert into sessions (id) values (?)`, [id]);', 'begins a session outside of an endpoint for that.'],
])('the check of ways in finds %s', (_what, text, problem) => expect(waysInProblems(new Map([...server, [PLANTED, text]]), rules)).toEqual([`${PLANTED} ${problem}`]));

it('the check of ways in finds a row of the rules whose endpoint begins no session', () => {
  expect(waysInProblems(server, rules.replace('| `register` |', '| `register` | x | x |\n| `oldWay` |'))).toEqual(['The rules list oldWay, which begins no session.']);
});
