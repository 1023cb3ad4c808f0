import { describe, expect, it } from 'vitest';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { readableVersions } from './readable-versions.ts';

const version = (number: number, state: VersionCard['state'], bought = false): VersionCard => ({
  id: '018f0000-0000-7000-8000-000000000000', version: number, labels: [], state, bought, changeNote: '', author: { username: 'a', displayName: 'A' }, createdAt: '2026-11-01T00:00:00.000Z', publishedAt: null, runs: 0, works: null,
});
const all = [version(4, 'pending'), version(3, 'published'), version(2, 'earlier', true), version(1, 'earlier')];
const read = (pricing: PromptDetail['pricing'], access: PromptDetail['viewer']['access'], versions = all): number[] =>
  readableVersions({ pricing, viewer: { access, mayFork: false } }, versions).map((one) => one.version);

describe('versions that a reader may compare', () => {
  it('lets the author compare all versions of the prompt, unpublished ones too', () => expect(read('unlock', 'owner')).toEqual([4, 3, 2, 1]));
  it('lets every reader compare the published versions of a free prompt', () => expect(read('free', 'none')).toEqual([3, 2, 1]));
  it('lets a buyer compare the versions of a sealed prompt from the unlocked one on', () => expect(read('unlock', 'unlocked')).toEqual([3, 2]));
  it('lets a user without access to a sealed prompt compare no versions', () => expect(read('run', 'none', all.map((one) => ({ ...one, bought: false })))).toEqual([]));
});
