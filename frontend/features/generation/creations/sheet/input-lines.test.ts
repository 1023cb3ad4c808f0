import { expect, it } from 'vitest';
import { inputLines, markedParts } from './input-lines.ts';

it("lists the inputs of a run with the form's labels, and leaves out empty inputs and uploads", () => {
  const fields = [{ key: 'where', type: 'short_text', label: 'Where are we?' }, { key: 'photo', type: 'image', label: 'Photo' }] as const;
  expect(inputLines({ photo: 'an-id', dramaLevel: 7, where: 'a town', calm: false, none: '', tags: ['a', 'b'] }, fields)).toEqual([
    { key: 'where', label: 'Where are we?', value: 'a town', shown: 'a town' }, { key: 'dramaLevel', label: 'Drama Level', value: '7', shown: '7' }, { key: 'calm', label: 'Calm', value: 'No', shown: 'No' }, { key: 'tags', label: 'Tags', value: 'a, b', shown: 'a, b' },
  ]);
});

it("shows an option's label in a run's list of inputs, and keeps its value for finding it in the filled-in prompt", () => {
  const fields = [{ key: 'season', type: 'select', label: 'Season', options: [{ value: 'late_autumn', label: 'Late autumn' }] }] as const;
  expect(inputLines({ season: 'late_autumn' }, fields.map((field) => ({ ...field, options: [...field.options] })))).toEqual([{ key: 'season', label: 'Season', value: 'late_autumn', shown: 'Late autumn' }]);
});

it('marks the inputs of a run in the filled-in prompt; of two values that overlap, the longer one', () => {
  const lines = [{ key: 'a', label: 'A', value: 'whale', shown: 'whale' }, { key: 'b', label: 'B', value: 'a blue whale', shown: 'a blue whale' }];
  expect(markedParts('See a blue whale, a whale.', lines)).toEqual([
    { words: 'See ', place: null }, { words: 'a blue whale', place: 1 }, { words: ', a ', place: null }, { words: 'whale', place: 0 }, { words: '.', place: null },
  ]);
});
