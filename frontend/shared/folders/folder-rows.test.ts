import { describe, expect, it } from 'vitest';
import type { Folder } from '#contracts/folders.ts';
import { changed } from './folders.mutations.ts';
import { foldersAbove, folderRows, withInside } from './folder-rows.ts';

const folder = (id: string, parentId: string | null): Folder => ({
  id, parentId, name: id, slug: id, description: '', icon: 'folder', color: 'violet', kind: 'manual', query: null, visibility: 'private', defaultModel: null, defaultInputs: {},
  counts: { prompts: 0, creations: 0 },
});
const TREE = [folder('a', null), folder('a1', 'a'), folder('a11', 'a1'), folder('b', null), folder('a2', 'a')];
const ids = (folders: readonly { id: string }[]): string[] => folders.map(({ id }) => id);

describe('the rows of a tree', () => {
  it('the rows of the folder tree contain the folders inside opened ones, with level and position', () => {
    const rows = folderRows(TREE, ({ id }) => id === 'a');
    expect(rows.map(({ folder: { id }, level, place, size, open }) => [id, level, place, size, open])).toEqual([
      ['a', 1, 1, 2, true], ['a1', 2, 1, 2, false], ['a2', 2, 2, 2, null], ['b', 1, 2, 2, null],
    ]);
  });

  it('the folder tree finds the folders inside and above a folder', () => {
    expect([...withInside(TREE, 'a')].sort()).toEqual(['a', 'a1', 'a11', 'a2']);
    expect(ids(foldersAbove(TREE, folder('x', 'a1')))).toEqual(['a', 'a1']);
  });
});

describe('a change that the client shows before the server answers', () => {
  it('the folder tree renames a folder, and moves it after another one or to the front, before the server answers', () => {
    expect(changed(TREE, 'b', { name: 'New' }).find(({ id }) => id === 'b')?.name).toBe('New');
    expect(ids(changed(TREE, 'b', { after: null }))).toEqual(['b', 'a', 'a1', 'a11', 'a2']);
    expect(ids(changed(TREE, 'a1', { after: 'a2' }))).toEqual(['a', 'a11', 'b', 'a2', 'a1']);
  });
});
