import { expect, it } from 'vitest';
import { inputLines, markedParts } from './input-lines.ts';

it('lists what was typed by the labels of the form, and leaves out empty answers', () => {
  const fields = [{ key: 'where', type: 'short_text', label: 'Where are we?' }, { key: 'photo', type: 'image', label: 'Photo' }] as const;
  expect(inputLines({ photo: 'an-id', dramaLevel: 7, where: 'a town', calm: false, none: '', tags: ['a', 'b'] }, fields)).toEqual([
    { key: 'where', label: 'Where are we?', value: 'a town' }, { key: 'dramaLevel', label: 'Drama Level', value: '7' }, { key: 'calm', label: 'Calm', value: 'No' }, { key: 'tags', label: 'Tags', value: 'a, b' },
  ]);
});

it('marks each input in the text, the longer one where two overlap', () => {
  const lines = [{ key: 'a', label: 'A', value: 'whale' }, { key: 'b', label: 'B', value: 'a blue whale' }];
  expect(markedParts('See a blue whale, a whale.', lines)).toEqual([
    { words: 'See ', place: null }, { words: 'a blue whale', place: 1 }, { words: ', a ', place: null }, { words: 'whale', place: 0 }, { words: '.', place: null },
  ]);
});
