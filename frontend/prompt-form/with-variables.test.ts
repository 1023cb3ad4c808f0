import { expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { withVariables } from './with-variables.ts';

const field = (key: string, label = key) => ({ key, type: 'short_text' as const, label, required: true });
const form = (...fields: ReturnType<typeof field>[]) => ({ sections: [{ title: '', fields }] });

it('reading the variables of a template keeps fields as their author made them, and appends fields for new variables', () => {
  const mine = { ...blankDraft(), title: 'Mine', template: '{{a}} [B]', form: form(field('a', 'My words')) };
  expect(withVariables(mine, { template: '{{a}} {{b}}', form: form(field('a'), field('b')) })).toEqual({ ...mine, template: '{{a}} {{b}}', form: form(field('a', 'My words'), field('b')) });
  expect(withVariables({ ...mine, form: { sections: [] } }, { template: '{{b}}', form: form(field('b')) }).form).toEqual(form(field('b')));
});
