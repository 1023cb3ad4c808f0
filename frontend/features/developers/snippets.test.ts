import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { one } from '#contracts/must.ts';
import { addressOf, matches, operationsOf } from './operations.ts';
import { pythonOf, snippetOf } from './snippets.ts';

const document = {
  paths: {
    '/api/prompts/{id}/generate': {
      post: {
        'summary': 'Run a prompt', 'operationId': 'postRun', 'x-scopes': ['run'],
        'parameters': [{ name: 'id', in: 'path', required: true }, { name: 'v', in: 'query', required: false }],
        'requestBody': { content: { 'application/json': { example: { inputs: { who: `it's "me"`, on: true, no: null } } } } },
        'responses': { 202: { description: 'ok', content: { 'application/json': { example: { id: 1 } } } }, 409: { description: 'Taken' } },
      },
    },
    '/api/keys': { get: { 'summary': 'Keys', 'operationId': 'getKeys', 'x-scopes': [], 'parameters': [], 'responses': { 200: { description: 'ok' } } } },
  },
};
const run = one(operationsOf(document));

it('the API reference lists only endpoints that API keys may call, with their examples and errors', () => {
  expect(operationsOf(document)).toEqual([{
    id: 'postRun', method: 'POST', path: '/api/prompts/{id}/generate', summary: 'Run a prompt', scopes: ['run'], parameters: [{ name: 'id', in: 'path', required: true }, { name: 'v', in: 'query', required: false }],
    body: { inputs: { who: `it's "me"`, on: true, no: null } }, answer: { id: 1 }, errors: [{ status: '409', description: 'Taken' }],
  }]);
});

it('the search of the API reference finds an endpoint by words in its address, summary and scope', () => {
  expect([matches(run, 'generate'), matches(run, 'PROMPT run'), matches(run, 'wallet')]).toEqual([true, true, false]);
});

it('the typed values are put into the address of a request, and a missing part of its path stays in braces', () => {
  expect(addressOf(run, { id: 'a b', v: '2' })).toBe('/api/prompts/a%20b/generate?v=2');
  expect(addressOf(run, {})).toBe('/api/prompts/{id}/generate');
});

it('the shell passes the body of the example curl command on unchanged', () => {
  const command = snippetOf('curl', run, 'https://shop.example').replace(/^curl/, `printf '%s\\n'`);
  const said = spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { CONJURE_KEY: 'cjr_x' } }).stdout;
  expect(said).toContain('Authorization: Bearer cjr_x');
  expect(JSON.parse(said.slice(said.indexOf('{\n')))).toEqual(run.body);
});

it("the example request in Python has its JSON body in Python's syntax", () => {
  expect(pythonOf({ a: [true, null, 1.5, 'x"y'] })).toBe('{"a": [True, None, 1.5, "x\\"y"]}');
  expect(snippetOf('python', run, 'https://shop.example')).toContain('json={"inputs": {"who": "it\'s \\"me\\"", "on": True, "no": None}}');
  expect(snippetOf('typescript', run, 'https://shop.example')).toContain(`method: 'POST'`);
});
