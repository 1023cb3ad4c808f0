import { expect, it } from 'vitest';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { folderInputs } from './folder-inputs.ts';

const form: PromptForm = { sections: [{ title: '', fields: [
  { key: 'brand_name', type: 'short_text', label: 'Your brand', required: false },
  { key: 'mood', type: 'select', label: 'Tone', required: false, options: [{ value: 'warm', label: 'Warm' }, { value: 'cold', label: 'Cold' }] },
  { key: 'lines', type: 'number', label: 'Lines', required: false },
  { key: 'secret', type: 'short_text', label: 'Secret', required: false, hidden: true },
] }] };

it("a prompt's form takes the starting values of a folder that it asks for, by key or label, and leaves the author's constants unchanged", () => {
  const values = [{ key: 'Brand name', value: 'Crumb & Co.' }, { key: 'tone', value: 'warm' }, { key: 'Lines', value: 'many' }, { key: 'secret', value: 'x' }, { key: 'colour', value: 'red' }];
  expect(folderInputs(form, values)).toEqual({ brand_name: 'Crumb & Co.', mood: 'warm' });
  expect(folderInputs(form, [{ key: 'mood', value: 'loud' }, { key: 'lines', value: '4' }])).toEqual({ lines: 4 });
});
