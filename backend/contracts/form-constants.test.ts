import { expect, it } from 'vitest';
import { withoutConstants } from './form-constants.ts';
import type { PromptForm } from './prompt-form.ts';

const form: PromptForm = {
  sections: [{
    title: '',
    fields: [
      { key: 'topic', type: 'short_text', label: 'Topic', required: false },
      { key: 'secret', type: 'long_text', label: 'Secret', required: false, hidden: true, default: 'never told' },
      {
        key: 'points', type: 'rows', label: 'Points', required: false,
        fields: [{ key: 'text', type: 'short_text', label: 'Text', required: false }, { key: 'rule', type: 'short_text', label: 'Rule', required: false, hidden: true, default: 'never told' }],
      },
    ],
  }],
};

it('removes only the author\'s constants from the values of a form, also inside rows', () => {
  const values = { topic: 'Foxes', secret: 'never told', points: [{ text: 'red', rule: 'never told' }, { text: 'quick' }], other: ['a', 'b'] };
  expect(withoutConstants(form, values)).toEqual({ topic: 'Foxes', points: [{ text: 'red' }, { text: 'quick' }], other: ['a', 'b'] });
});
