import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormField, PromptForm } from './prompt-form.ts';
import { renderTemplate } from './render-template.ts';
import { renderedValues } from './render-value.ts';
import { templateVariables, VARIABLE_PATTERN } from './template-variables.ts';

const field = (type: FormField['type'], key: string, more: Partial<FormField> = {}): FormField => ({
  key, type, label: key, required: false, ...more,
});
const form = (...fields: FormField[]): PromptForm => ({ sections: [{ title: '', fields }] });
const options = [{ value: 'a', label: 'Apple pie' }, { value: 'b', label: 'Berry jam' }];
const system = { today: '2026-11-21', user_name: 'Ada', language: 'English' };
const render = (template: string, values: Record<string, never> | object, ...fields: FormField[]) =>
  renderTemplate(template, values as never, form(...fields), system);

describe('renderTemplate', () => {
  it.each<[FormField, unknown, string]>([
    [field('short_text', 'x'), 'hello', 'hello'],
    [field('number', 'x'), 0, '0'],
    [field('select', 'x', { options }), 'a', 'Apple pie'],
    [field('radio_cards', 'x', { options }), 'b', 'Berry jam'],
    [field('multi_select', 'x', { options }), ['a', 'b'], 'Apple pie, Berry jam'],
    [field('tags', 'x'), ['red', 'blue'], 'red, blue'],
    [field('toggle_text', 'x', { insertText: 'Add a joke.' }), true, 'Add a joke.'],
    [field('checkbox', 'x'), true, 'Yes'],
    [field('checkbox', 'x'), false, 'No'],
    [field('image', 'x'), '01933b2c-0000-7000-8000-000000000001', 'the attached picture'],
    [field('rows', 'x', { fields: [field('short_text', 'Name'), field('number', 'Price')] }), [{ Name: 'Tea', Price: 3 }, { Name: 'Cake' }], '1. Name: Tea; Price: 3\n2. Name: Cake'],
    [field('rows', 'x', { fields: [field('short_text', 'Name')] }), [{ Name: 'Tea' }, { Name: 'Cake' }], '1. Tea\n2. Cake'],
    [field('short_text', 'x', { hidden: true, default: 'constant' }), undefined, 'constant'],
  ])('renders %j with %j as %j', (made, value, expected) => {
    expect(render('<{{x}}>', { x: value }, made)).toEqual({ text: `<${expected}>`, missing: [] });
  });

  it('a template can use system variables, and spaces inside the braces', () => {
    expect(render('{{ today }} {{user_name}} {{language}}', {}).text).toBe('2026-11-21 Ada English');
  });

  it('reports unknown variables of a template and leaves them as written', () => {
    expect(render('{{who}} and {{who}}', {})).toEqual({ text: '{{who}} and {{who}}', missing: ['who'] });
  });

  it('removes the lines of a template that hold only empty variables', () => {
    const fields = [field('toggle_text', 'joke', { insertText: 'Joke.' }), field('short_text', 'audience'), field('short_text', 'topic')];
    const template = 'Write about {{topic}}.\n\n{{joke}}\n\n- **Audience:** {{audience}}\n- Topic: {{topic}}\n\n{{joke}}';
    expect(render(template, { joke: false, topic: 'tea' }, ...fields).text).toBe('Write about tea.\n\n- Topic: tea');
    expect(render(template, { joke: true, topic: 'tea', audience: 'all' }, ...fields).text)
      .toBe('Write about tea.\n\nJoke.\n\n- **Audience:** all\n- Topic: tea\n\nJoke.');
  });

  it('removes a label above an empty list from the filled template, unless more text follows it', () => {
    const rows = field('rows', 'points', { fields: [field('short_text', 'text')] });
    expect(render('Points:\n{{points}}\n\nEnd', {}, rows).text).toBe('End');
    expect(render('Rules:\n{{points}}\n- Be kind', {}, rows).text).toBe('Rules:\n- Be kind');
    expect(render('Points:\n{{points}}', { points: [{ text: 'one' }] }, rows).text).toBe('Points:\n1. one');
  });

  it('keeps a sentence of the template whose variable is empty', () => {
    expect(render('Write it {{how}}now.', {}, field('short_text', 'how')).text).toBe('Write it now.');
  });

  it('fills nothing into a template for fields that show-if hides, even if they hold a value', () => {
    const fields = [field('checkbox', 'on', { insertText: 'ON' }), field('short_text', 'x', { showIf: { field: 'on', op: 'eq', value: true } })];
    expect(render('a{{x}}b', { on: false, x: 'left' }, ...fields).text).toBe('ab');
    expect(render('a{{x}}b', { on: true, x: 'left' }, ...fields).text).toBe('aleftb');
  });

  it('never treats a filled-in value as a template, even if it contains variables', () => {
    const fields = [field('long_text', 'x'), field('long_text', 'y')];
    fc.assert(fc.property(fc.oneof(fc.string(), fc.constantFrom('{{y}}', '{{x}}', '$&', '$1', '{{today}}')), fc.string(), (x, y) => {
      fc.pre(x.trim() !== '' && y.trim() !== '');
      expect(render('[{{x}}|{{y}}|{{x}}]', { x, y }, ...fields).text).toBe(`[${x}|${y}|${x}]`);
    }));
  });

  it('returns a template without variables unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', '\n', ' ', '{', '}', ':', '-') }), (template) => {
      fc.pre(template.search(VARIABLE_PATTERN) < 0);
      expect(render(template, {})).toEqual({ text: template, missing: [] });
    }));
  });

  it('treats a template variable named `constructor` like any other name', () => {
    expect(render('{{constructor}}', {})).toEqual({ text: '{{constructor}}', missing: ['constructor'] });
    expect(render('<{{constructor}}>', {}, field('short_text', 'constructor')).text).toBe('<>');
  });
});

describe('renderedValues', () => {
  it('lists key, label and text of the fields that have a value and are shown', () => {
    const made = form(field('select', 'fruit', { options, label: 'Fruit' }), field('short_text', 'note'));
    expect(renderedValues({ fruit: 'a' }, made)).toEqual([{ key: 'fruit', label: 'Fruit', value: 'Apple pie' }]);
  });
});

it('lists each variable of a template once, in order of appearance', () => {
  expect(templateVariables('{{b}} {{a}} {{ b }} {{today}} {{Bad}}')).toEqual(['b', 'a', 'today']);
});
