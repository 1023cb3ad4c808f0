import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

/** Texts that look like a path or an address and lead a browser to another host. */
const AWAY = ['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n\\evil.example', '/.//evil.example', '/a/..//evil.example', 'https:evil.example', 'https://evil.example/', 'javascript:alert(1)', 'evil.example', ' //evil.example', '', null, undefined];

it.each(AWAY)('the path %j is not one of this site', (path) => expect(isOwnPath(path)).toBe(false));

it.each(['/', '/wallet?tab=billing', '/prompt/hook-factory#reviews', '/marketplace?q=//evil.example', '/https://evil.example'])('the path %s is one of this site', (path) => expect(isOwnPath(path)).toBe(true));
