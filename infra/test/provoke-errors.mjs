const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

const ATTEMPTS = [
  ['GET', '/api/nothing-here'],
  ['GET', '/api/admin/users'],
  ['GET', `/api/generations/${UNKNOWN_ID}`],
  ['GET', '/api/prompts/%00'],
  ['GET', '/metrics'],
  ['GET', '/metrics', { authorization: 'Bearer wrong' }],
  ['GET', '/.env'],
  ['GET', '/assets/../../.env'],
  ['GET', '/', { cookie: 'sid=%E0%A4%A; __Host-sid=broken' }],
  ['POST', '/api/auth/login', {}, '{"username":'],
  ['POST', '/api/auth/login', {}, '{"username":"nobody","password":"wrong-password"}'],
  ['POST', '/api/auth/register', {}, '{"username":{"$ne":1}}'],
  ['POST', '/api/ai/generate', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, '{}'],
  ['POST', '/api/auth/login', {}, `{"username":"${'x'.repeat(200_000)}"}`],
];

/** Sends wrong requests to which servers tend to answer with too much detail. Returns `{ what, text }` with headers and body of each answer. */
export async function provokeErrors(url) {
  const answers = [];
  for (const [method, path, headers = {}, body] of ATTEMPTS) {
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, 'sec-fetch-site': 'same-origin', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}: a server error.`);
    answers.push({ what: `${method} ${path}`, text });
  }
  return answers;
}
