import { describe, expect, it } from 'vitest';
import { promptForm } from '#contracts/prompt-form.ts';
import { hasUploads, lentInputs } from './lent-inputs.ts';

const form = promptForm.parse({
  sections: [
    { title: 'What', fields: [{ key: 'subject', type: 'short_text', label: 'Subject' }, { key: 'photo', type: 'image', label: 'Photo' }] },
    { title: 'More', fields: [{ key: 'notes', type: 'file', label: 'Notes' }] },
  ],
});
const FILE = '01a20005-5500-77ca-9786-f59a80b3a8d1';

describe('inputs of another user', () => {
  it("another person's inputs fill in a form without the files that this person uploaded", () =>
    expect(lentInputs(form, { subject: 'a mug', photo: FILE, notes: FILE })).toEqual({ subject: 'a mug' }));

  it('the inputs of a run count as having uploads only when a file field has a file', () => {
    expect([{ photo: FILE }, { notes: FILE }, { photo: null, notes: '' }, { subject: FILE }].map((inputs) => hasUploads(form, inputs))).toEqual([true, true, false, false]);
  });
});
