import { describe, expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { foreignMarks, missingFields, withMarks } from './foreign-marks.ts';

const draft = (template: string, more: Partial<DraftContent> = {}): DraftContent => ({ ...blankDraft(), template, ...more });
const written = (template: string): string[] => foreignMarks(draft(template)).map((mark) => mark.written);
const formOf = (...fields: Partial<DraftField>[]): DraftContent['form'] => ({ sections: [{ title: '', fields: fields.map((field) => ({ type: 'short_text', label: '', required: false, key: 'x', ...field })) }] });

describe('marks of other notations', () => {
  it('variables of every notation that an import reads are found, but not `{{name}}`, links, checkboxes and code', () => {
    expect(written('{{topic}} [YOUR NAME] ${tone:dry} {{size:small|large}} {city} %when% <place to see> [YOUR NAME] [TONE: warm|dry]')).toEqual(['[YOUR NAME]', '${tone:dry}', '{{size:small|large}}', '{city}', '%when%', '<place to see>', '[TONE: warm|dry]']);
    expect(written('{{First Name}} {{ companyName }} {{kebab-case}} {{ topic }} {{First Name}} {{#if x}} {{1}}')).toEqual(['{{First Name}}', '{{ companyName }}', '{{kebab-case}}']);
    expect(written('{{topic}} {{today}} [the guide](https://x.y) [x] [1] [A] arr[INDEX] [REF][1] $5 {a} `{city}` <b>bold</b>')).toEqual([]);
  });

  it('variables of other notations are listed with every place, also in the texts beside the template', () => {
    const marks = foreignMarks(draft('For {{who}} in [CITY].\nAgain: [CITY] and {who}.', { systemTemplate: 'You know\n[CITY].' }));
    expect(marks.map(({ written: mark, key, places }) => [mark, key, places.map(({ part, line, start }) => `${part} ${line} ${start}`)])).toEqual([
      ['[CITY]', 'city', ['template 1 15', 'template 2 30', 'systemTemplate 2 9']],
      ['{who}', 'who', ['template 2 41']],
    ]);
  });

  it('a variable of another notation gets the key of the variable or field with the same words only', () => {
    const form = formOf({ key: 'tone', label: 'Tone of voice' }, { key: 'elan', label: 'Speed' });
    const marks = foreignMarks(draft('[TONE OF VOICE] {tone} ${Élan} ${language:French} {{CURRENT_DATE}} {{topic_}} [TOPIC]', { form }));
    expect(marks.map(({ key, field }) => [key, field?.label ?? null])).toEqual([['tone', null], ['tone', null], ['elan_2', 'Élan'], ['language_2', 'Language'], ['today', null], ['topic_', 'Topic']]);
  });

  it('a variable of another notation belongs to the field with its key rather than one with its label', () => {
    const form = formOf({ key: 'city', label: 'Place' }, { key: 'place', label: 'Somewhere' });
    expect(foreignMarks(draft('[PLACE] {place} [CITY]', { form })).map(({ key }) => key)).toEqual(['place', 'place', 'city']);
  });
});

describe('marks that become fields', () => {
  it("converted variables of other notations become `{{key}}` everywhere, and their fields are added after the form's others", () => {
    const content = draft('Be {{tone}} for [YOUR NAME] in {city}.\nBye [YOUR NAME].', { systemTemplate: 'In {city}.', form: formOf({ key: 'tone', label: 'Tone' }) });
    const made = withMarks(content, foreignMarks(content));
    expect([made.template, made.systemTemplate]).toEqual(['Be {{tone}} for {{your_name}} in {{city}}.\nBye {{your_name}}.', 'In {{city}}.']);
    expect(made.form.sections[0]!.fields.map(({ key, label, required }) => [key, label, required])).toEqual([['tone', 'Tone', false], ['your_name', 'Your name', true], ['city', 'City', true]]);
    expect(foreignMarks(made)).toEqual([]);
  });

  it('one variable of another notation can be converted while the others stay unchanged', () => {
    const content = draft('[CITY] and {{ topic }} and ${tone:dry}');
    const made = withMarks(content, foreignMarks(content).filter(({ key }) => key === 'tone'));
    expect(made.template).toBe('[CITY] and {{ topic }} and {{tone}}');
    expect(made.form.sections.flatMap(({ fields }) => fields.map(({ key, default: fallback }) => [key, fallback]))).toEqual([['tone', 'dry']]);
  });

  it('variables of other notations with the same name become one field, made from the one with most details', () => {
    const marks = foreignMarks(draft('[SIZE] ${size:large} {{size:small|large}} [CITY]'));
    expect(missingFields(marks).map(({ key, type }) => [key, type])).toEqual([['size', 'select'], ['city', 'short_text']]);
  });

  it('converting variables of other notations leaves the form unchanged when every field exists', () => {
    const content = draft('{tone}', { form: formOf({ key: 'tone', label: 'Tone' }) });
    expect(withMarks(content, foreignMarks(content)).form).toBe(content.form);
  });
});
