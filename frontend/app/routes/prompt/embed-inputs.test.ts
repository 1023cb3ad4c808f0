import { expect, it } from 'vitest';
import { promptForm } from '#contracts/prompt-form.ts';
import { embedInputs } from './embed-inputs.ts';

const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }];
const form = promptForm.parse({
  sections: [{
    title: '', fields: [
      { key: 'topic', type: 'short_text', label: 'Topic' }, { key: 'count', type: 'number', label: 'Count' }, { key: 'loud', type: 'checkbox', label: 'Loud' },
      { key: 'one', type: 'select', label: 'One', options }, { key: 'many', type: 'multi_select', label: 'Many', options }, { key: 'words', type: 'tags', label: 'Words' },
      { key: 'photo', type: 'image', label: 'Photo' }, { key: 'secret', type: 'short_text', label: 'Secret', hidden: true, default: 'x' },
    ],
  }],
});
const hash = (inputs: unknown): string => `#inputs=${encodeURIComponent(JSON.stringify(inputs))}`;

it("the prompt's form takes from the address of an embedded form the values that fit their fields", () => {
  const inputs = { topic: 'A fox & <b>', count: 3, loud: true, one: 'b', many: ['a', 'c'], words: ['x', 1, 'y'] };
  expect(embedInputs(form, hash(inputs))).toEqual({ ...inputs, many: ['a'], words: ['x', 'y'] });
});

it.each([
  [{ topic: { toString: 'x' }, count: '3', loud: 'yes', one: 'c', many: 'a', words: 'x' }], [{ photo: 'the-id-of-a-file', secret: 'y' }], [{ __proto__: { topic: 'x' } }], [{}], [null], ['text'], [[1]],
])("the prompt's form takes no value from an address with %j", (inputs) => expect(embedInputs(form, hash(inputs))).toBeNull());

it.each(['', '#', '#inputs=', '#inputs=%', '#inputs={', '#other=1'])('the prompt\'s form reads no inputs from the address part "%s"', (text) => expect(embedInputs(form, text)).toBeNull());
