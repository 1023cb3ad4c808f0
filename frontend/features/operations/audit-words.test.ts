import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIT_AREAS, auditAddress, auditWords } from './audit-words.ts';

const MODULES = join(process.cwd(), 'backend/modules');
const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
/** Names of all audited actions that backend modules publish as plain strings. */
const published = sources.flatMap((path) => [...readFileSync(join(MODULES, path), 'utf8').matchAll(/action: (?:\w+ \? )?'([a-z]+\.[a-z_]+)'(?: : '([a-z]+\.[a-z_]+)')?/g)].flatMap(([, one, two]) => [one!, ...(two ? [two] : [])]));
/** Area of each audited action whose name is composed of parts, and of the actions that the sign-in of administrators publishes. */
const composed = ['admin', ...sources.flatMap((path) => [...readFileSync(join(MODULES, path), 'utf8').matchAll(/action: `([a-z]+)\.\$\{/g)].map(([, area]) => area!))];

describe('an entry of the audit log in words', () => {
  it('puts the target of an audited action into the middle of its sentence', () => {
    expect(auditWords('users.adjust_tokens')).toEqual({ before: 'adjusted', after: '’s tokens' });
    expect(auditWords('users.end_sessions')).toEqual({ before: 'signed', after: ' out everywhere' });
  });

  it('shows an audited action without a sentence by its internal name', () => {
    expect(auditWords('users.ban')).toEqual({ before: 'banned', after: '' });
    expect(auditWords('shop.close')).toEqual({ before: 'shop.close', after: '' });
  });

  it('has a sentence in the audit log for every action that a module publishes', () => {
    expect(published.length).toBeGreaterThan(20);
    expect([...new Set(published), ...['approved', 'changes_requested', 'rejected', 'removed', 'hidden'].map((outcome) => `marketplace.${outcome}`)].filter((action) => auditWords(action).before === action)).toEqual([]);
  });

  it('offers a filter of the audit log for the area of every action', () => {
    const areas = new Set([...published.map((action) => action.split('.')[0]!), ...composed]);
    expect([...areas]).toEqual(expect.arrayContaining(['account', 'admin', 'agents', 'challenges', 'packs']));
    expect([...areas].filter((area) => !AUDIT_AREAS.some(({ value }) => value === area))).toEqual([]);
    expect(AUDIT_AREAS.map(({ value }) => value).filter((value) => value !== 'all' && !areas.has(value.split('.')[0]!))).toEqual([]);
  });

  it('links an audit entry to the person, the order or the report that it is about', () => {
    expect(auditAddress({ targetType: 'user', targetId: 'u1' })).toBe('/admin/users?user=u1');
    expect(auditAddress({ targetType: 'order', targetId: 'o1' })).toBe('/admin/sales?order=o1');
    expect([auditAddress({ targetType: 'user', targetId: null }), auditAddress({ targetType: 'queue', targetId: 'email' })]).toEqual([null, null]);
  });
});
