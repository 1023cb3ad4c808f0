import { expect, it } from 'vitest';
import { answerFaults } from './answer-faults.ts';

const SOUND = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'content-security-policy': "frame-ancestors 'none'",
};
const redirect = (location: string): string[] => answerFaults({ asked: 'visitor GET /away', method: 'GET', status: 303, headers: new Headers({ ...SOUND, location }), text: '' });

it.each(['/', '/#social-error=failed', '/wallet?tab=billing', '/a/%5Cevil.example'])('the check of answers accepts a redirect to %s', (location) => expect(redirect(location)).toEqual([]));

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)', 'evil.example', ''])('the check of answers finds a redirect to %j, which leaves the host', (location) =>
  expect(redirect(location)).toEqual([`visitor GET /away (303): leads away, to ${location}`]));
