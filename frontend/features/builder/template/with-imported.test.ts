import { expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { withImported } from './with-imported.ts';

it("an import replaces a draft's texts and fields, and keeps other parts that the author has filled in", () => {
  const field = { key: 'topic', type: 'short_text' as const, label: 'Topic', required: true };
  const imported = { ...blankDraft(), title: 'Theirs', tags: ['tea'], template: 'On {{topic}}', form: { sections: [{ title: '', fields: [field] }] } };
  const mine = { ...blankDraft(), title: 'Mine', template: 'Old', systemTemplate: 'Be kind.', oneLiner: '', pricing: 'run' as const, runRoyalty: 3 };
  expect(withImported(imported)(mine)).toEqual({ ...mine, template: 'On {{topic}}', form: imported.form, tags: ['tea'] });
  expect(withImported({ ...imported, contentType: 'image' })(mine).systemTemplate).toBeNull();
});
