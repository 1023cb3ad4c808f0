import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm as checkFormWith, checkInputs as checkInputsWith, fieldLimits, initialInputs, visibleFields } from './form-inputs.ts';
import { createPatternCheck } from './pattern-engine.ts';
import type { FormField, PromptForm } from './prompt-form.ts';

const field = (type: FormField['type'], key: string, more: Partial<FormField> = {}): FormField => ({
  key, type, label: key, required: false, ...more,
});
const form = (...fields: FormField[]): PromptForm => ({ sections: [{ title: '', fields }] });
const options = [{ value: 'a', label: 'Apple' }, { value: 'b', label: 'Berry' }];
const checkInputs = (of: PromptForm, inputs: Record<string, unknown>) => checkInputsWith(of, inputs, createPatternCheck());
const checkForm = (of: PromptForm) => checkFormWith(of, createPatternCheck());
const issuesOf = (fields: FormField[], inputs: Record<string, unknown>) => checkInputs(form(...fields), inputs).issues;
const UUID = '01933b2c-0000-7000-8000-000000000001';

describe('checkInputs', () => {
  it('accepts and tidies valid values for form fields of every type', () => {
    const all = form(
      field('short_text', 'short'), field('long_text', 'long'), field('number', 'count'), field('slider', 'slide'),
      field('select', 'pick', { options }), field('multi_select', 'many', { options }), field('radio_cards', 'card', { options }),
      field('checkbox', 'check'), field('toggle_text', 'toggle', { insertText: 'x' }), field('date', 'day'),
      field('color', 'tint'), field('url', 'link'), field('image', 'photo'), field('file', 'paper'), field('tags', 'words'),
      field('rows', 'points', { fields: [field('short_text', 'text')] }),
    );
    const { values, issues } = checkInputs(all, {
      short: ' hi ', long: 'a\r\nb', count: 0, slide: 7, pick: 'a', many: ['a', 'a', 'b'], card: 'b', check: false, toggle: true,
      day: '2028-02-29', tint: '#FFAA00', link: 'https://a.example/x', photo: UUID, paper: UUID, words: ['Red', 'red', 'blue'],
      points: [{ text: 'one' }, { text: '' }, { text: 'two' }],
    });
    expect(issues).toEqual([]);
    expect(values).toEqual({
      short: 'hi', long: 'a\nb', count: 0, slide: 7, pick: 'a', many: ['a', 'b'], card: 'b', check: false, toggle: true,
      day: '2028-02-29', tint: '#ffaa00', link: 'https://a.example/x', photo: UUID, paper: UUID, words: ['Red', 'blue'],
      points: [{ text: 'one' }, { text: 'two' }],
    });
  });

  it.each<[string, FormField, unknown]>([
    ['a number in a text field', field('short_text', 'x'), 5],
    ['a line break in a short text', field('short_text', 'x'), 'a\nb'],
    ['a NUL in a text', field('long_text', 'x'), 'a\u0000b'],
    ['half a surrogate pair in a text', field('long_text', 'x'), 'a\ud800b'],
    ['a text above the maximum length', field('short_text', 'x'), 'a'.repeat(301)],
    ['a text below the minimum length', field('long_text', 'x', { min: 5 }), 'abcd'],
    ['a text that does not match the pattern', field('short_text', 'x', { pattern: '[A-Z]{3}' }), 'ABCD'],
    ['a text in a number field', field('number', 'x'), '5'],
    ['NaN in a number field', field('number', 'x'), Number.NaN],
    ['a slider value below the minimum', field('slider', 'x', { min: 3, max: 5 }), 2],
    ['a slider value above the maximum', field('slider', 'x', { min: 3, max: 5 }), 6],
    ['a choice that is not among the options', field('select', 'x', { options }), 'c'],
    ['several choices of which one is not among the options', field('multi_select', 'x', { options }), ['a', 'c']],
    ['fewer choices than the minimum', field('multi_select', 'x', { options, min: 2 }), ['a']],
    ['more than 20 tags', field('tags', 'x'), Array.from({ length: 21 }, (_, i) => `t${i}`)],
    ['the text true in a checkbox', field('checkbox', 'x'), 'true'],
    ['30 February as a date', field('date', 'x'), '2026-02-30'],
    ['the name of a colour as a colour', field('color', 'x'), 'red'],
    ['a javascript address as a link', field('url', 'x'), 'javascript:alert(1)'],
    ['an address without a host as a link', field('url', 'x'), 'https://'],
    ['a file name in place of the id of a picture', field('image', 'x'), '../../etc/passwd'],
    ['an object in a text field', field('short_text', 'x'), { a: 1 }],
    ['a text in place of rows', field('rows', 'x', { fields: [field('short_text', 'y')] }), 'abc'],
    ['more than 20 rows', field('rows', 'x', { fields: [field('short_text', 'y')] }), Array.from({ length: 21 }, () => ({ y: 'a' }))],
  ])('the check of form inputs refuses %s', (_, bad, value) => {
    const { values, issues } = checkInputs(form(bad), { x: value });
    expect(issues).toHaveLength(1);
    expect(issues[0]!.path).toEqual(['inputs', 'x']);
    expect(values).not.toHaveProperty('x');
  });

  it('names the full path of every problem in the inputs of a form', () => {
    const rows = field('rows', 'points', { required: true, fields: [field('short_text', 'text', { required: true }), field('number', 'weight')] });
    const paths = issuesOf([field('short_text', 'topic', { required: true }), rows], {
      topic: '  ', stray: 1, points: [{ text: 'fine' }, 'row', { weight: 'heavy' }, { text: 'a', other: 2 }],
    }).map((issue) => issue.path);
    expect(paths).toEqual([
      ['inputs', 'stray'], ['inputs', 'topic'], ['inputs', 'points', 1],
      ['inputs', 'points', 2, 'text'], ['inputs', 'points', 2, 'weight'], ['inputs', 'points', 3, 'other'],
    ]);
  });

  it('reports required switches, lists and rows of a form that are empty', () => {
    const fields = [
      field('checkbox', 'agree', { required: true }), field('tags', 'words', { required: true }),
      field('rows', 'points', { required: true, fields: [field('short_text', 'text')] }),
    ];
    expect(issuesOf(fields, { agree: false, words: [], points: [{ text: ' ' }] }).map((issue) => issue.path[1])).toEqual(['agree', 'words', 'points']);
  });

  it("takes a constant from its default, refuses a value that the client sends for it, and applies no other field's default", () => {
    const fields = [field('short_text', 'house', { hidden: true, default: 'Conjure' }), field('short_text', 'open', { default: 'x' })];
    expect(checkInputs(form(...fields), {})).toEqual({ values: { house: 'Conjure' }, issues: [] });
    expect(checkInputs(form(...fields), { house: 'Other' })).toMatchObject({ values: { house: 'Conjure' }, issues: [{ path: ['inputs', 'house'] }] });
  });

  it('answers the right and a wrong guess of a form’s constant in the same way, so that its value stays secret', () => {
    const column = field('short_text', 'rule', { hidden: true, default: 'count twice' });
    const fields = [field('short_text', 'house', { hidden: true, default: 'Conjure' }), field('rows', 'points', { fields: [field('short_text', 'text'), column] })];
    const answer = (house: string, rule: string) => checkInputs(form(...fields), { house, points: [{ text: 'one', rule }] });
    expect(answer('Conjure', 'count twice')).toEqual(answer('Other', 'something else'));
    expect(answer('Conjure', 'count twice').issues.map(({ path }) => path)).toEqual([['inputs', 'house'], ['inputs', 'points', 0, 'rule']]);
    expect(checkInputs(form(...fields), { house: '', points: [{ text: 'one', rule: null }] }).issues).toEqual([]);
  });

  it('answers the key of a form’s constant like an unknown key, so that no person learns that the constant exists', () => {
    const column = field('short_text', 'rule', { hidden: true, default: 'count twice' });
    const fields = [
      field('short_text', 'open', { max: 3 }), field('short_text', 'house', { hidden: true, default: 'Conjure' }),
      field('short_text', 'spare', { hidden: true, default: 'x', showIf: { field: 'open', op: 'empty' } }), field('rows', 'points', { fields: [field('short_text', 'text'), column] }),
    ];
    const answer = (key: string, cell: string, value: string) => {
      const { issues } = checkInputs(form(...fields), { [key]: value, open: 'too long', points: [{ text: 'one', [cell]: value }] });
      return issues.map(({ path, message }) => [path.map((part) => (part === key || part === cell ? '?' : part)), message]);
    };
    for (const value of ['', ' ', 'Conjure', 'Other']) {
      for (const key of ['house', 'spare']) expect(answer(key, 'rule', value)).toEqual(answer('nothing', 'none', value));
    }
    expect(answer('house', 'rule', 'Conjure')).toHaveLength(3);
  });

  it('drops inputs of fields that show-if hides, even required or invalid ones, and fields that depend on them', () => {
    const fields = [
      field('checkbox', 'more'),
      field('short_text', 'detail', { required: true, showIf: { field: 'more', op: 'eq', value: true } }),
      field('number', 'depth', { required: true, showIf: { field: 'detail', op: 'filled' } }),
    ];
    expect(checkInputs(form(...fields), { more: false, detail: 'left over', depth: 'x' })).toEqual({ values: { more: false }, issues: [] });
    expect(issuesOf(fields, { more: true, detail: 'yes' }).map((issue) => issue.path[1])).toEqual(['depth']);
  });

  it('treats form inputs named `constructor` or `__proto__` like any other key', () => {
    expect(checkInputs(form(field('short_text', 'constructor')), {})).toEqual({ values: {}, issues: [] });
    expect(issuesOf([], JSON.parse('{"__proto__": 1}') as Record<string, unknown>)).toHaveLength(1);
  });

  it('checking a form’s inputs never throws, and when it accepts them, checking the tidied values again returns the same values', () => {
    const fields = form(
      field('short_text', 'a', { required: true }), field('tags', 'b'), field('number', 'c', { min: 0, max: 9 }),
      field('rows', 'd', { fields: [field('select', 'e', { options }), field('long_text', 'f')] }), field('color', 'g'), field('url', 'h'),
    );
    const anything = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'g', 'h', 'zz'), fc.oneof(fc.anything({ maxDepth: 2, maxKeys: 3 }), fc.string(), fc.constant('https://a.example/ä?b=%20'), fc.array(fc.string())));
    fc.assert(fc.property(anything, (inputs) => {
      const first = checkInputs(fields, inputs);
      if (first.issues.length === 0) expect(checkInputs(fields, first.values)).toEqual(first);
    }), { numRuns: 60, examples: [[{ a: ' x ', b: ['T', 't'], d: [{ e: 'a' }, {}], g: '#ABCDEF' }]] });
  });
});

describe('visibleFields', () => {
  const shows = (showIf: FormField['showIf'], controller: FormField, value: unknown) =>
    visibleFields(form(controller, field('short_text', 'then', { showIf })), { [controller.key]: value } as never).length === 2;

  it.each<[FormField['showIf'], FormField, unknown, boolean]>([
    [{ field: 'x', op: 'eq', value: 'a' }, field('select', 'x', { options }), 'a', true],
    [{ field: 'x', op: 'eq', value: 'a' }, field('select', 'x', { options }), 'b', false],
    [{ field: 'x', op: 'eq', value: false }, field('checkbox', 'x'), undefined, true],
    [{ field: 'x', op: 'ne', value: 'a' }, field('select', 'x', { options }), 'b', true],
    [{ field: 'x', op: 'in', value: ['a', 'b'] }, field('multi_select', 'x', { options }), ['b'], true],
    [{ field: 'x', op: 'in', value: ['a'] }, field('multi_select', 'x', { options }), ['b'], false],
    [{ field: 'x', op: 'gt', value: 3 }, field('slider', 'x'), 4, true],
    [{ field: 'x', op: 'gt', value: 3 }, field('slider', 'x'), 3, false],
    [{ field: 'x', op: 'lt', value: 3 }, field('number', 'x'), undefined, false],
    [{ field: 'x', op: 'gt', value: 1 }, field('tags', 'x'), ['p', 'q'], true],
    [{ field: 'x', op: 'lt', value: '2027-01-01' }, field('date', 'x'), '2026-11-21', true],
    [{ field: 'x', op: 'filled' }, field('number', 'x'), 0, true],
    [{ field: 'x', op: 'empty' }, field('short_text', 'x'), '  ', true],
  ])('the show-if rule %j on the field %j with the value %j shows its field: %s', (showIf, controller, value, shown) => {
    expect(shows(showIf, controller, value)).toBe(shown);
  });

  it('leaves constants out of the visible fields of a form, because only the author may see them', () => {
    expect(visibleFields(form(field('short_text', 'x', { hidden: true, default: 'y' })), {})).toEqual([]);
  });
});

describe('initialInputs', () => {
  it('an untouched form holds defaults and empty values, which are valid while all fields are optional', () => {
    const made = form(
      field('short_text', 'a', { default: 'hello' }), field('slider', 'b', { min: 3, max: 9 }), field('checkbox', 'c'), field('number', 'd'),
      field('rows', 'e', { min: 2, fields: [field('short_text', 'f', { default: 'row' })] }), field('short_text', 'g', { hidden: true, default: 'secret' }),
    );
    expect(initialInputs(made)).toEqual({ a: 'hello', b: 3, c: false, d: null, e: [{ f: 'row' }, { f: 'row' }] });
    expect(checkInputs(made, initialInputs(made)).issues).toEqual([]);
  });
});

describe('checkForm', () => {
  it('reports no issue for a form whose rules and options fit its fields', () => {
    const sound = form(field('select', 'x', { options, default: 'a' }), field('short_text', 'y', { pattern: '[a-z]+', showIf: { field: 'x', op: 'in', value: ['a'] } }));
    expect(checkForm(sound)).toEqual([]);
  });

  it.each<[string, FormField[], (string | number)[]]>([
    ['two fields with the same key', [field('number', 'x'), field('number', 'x')], [1, 'key']],
    ['a choice without options', [field('select', 'x')], [0, 'options']],
    ['a choice with two equal options', [field('radio_cards', 'x', { options: [options[0]!, options[0]!] })], [0, 'options', 1, 'value']],
    ['a show-if rule that names a later field', [field('number', 'x', { showIf: { field: 'y', op: 'filled' } }), field('number', 'y')], [0, 'showIf', 'field']],
    ['a show-if rule that compares a text with a number', [field('short_text', 'y'), field('number', 'x', { showIf: { field: 'y', op: 'gt', value: 1 } })], [1, 'showIf', 'op']],
    ['a show-if rule with a value that is not among the options', [field('select', 'y', { options }), field('number', 'x', { showIf: { field: 'y', op: 'eq', value: 'c' } })], [1, 'showIf', 'value']],
    ['a show-if rule that compares a checkbox with a text', [field('checkbox', 'y'), field('number', 'x', { showIf: { field: 'y', op: 'eq', value: 'on' } })], [1, 'showIf', 'value']],
    ['a minimum above the maximum', [field('number', 'x', { min: 5, max: 4 })], [0, 'min']],
    ['a negative minimum length', [field('short_text', 'x', { min: -1 })], [0, 'min']],
    ['rows without columns', [field('rows', 'x')], [0, 'fields']],
    ['columns in a field that is no rows field', [field('number', 'x', { fields: [field('number', 'y')] })], [0, 'fields']],
    ['a switch without a text to insert', [field('toggle_text', 'x')], [0, 'insertText']],
    ['a constant without a value', [field('number', 'x', { hidden: true })], [0, 'default']],
    ['a default above the maximum', [field('number', 'x', { max: 3, default: 4 })], [0, 'default']],
    ['a pattern that cannot be used', [field('short_text', 'x', { pattern: '(?=a)a' })], [0, 'pattern']],
    ['a column of rows with a fault of its own', [field('rows', 'x', { fields: [field('select', 'y')] })], [0, 'fields', 0, 'options']],
  ])('the check of a form finds %s, and names its path', (_, fields, path) => {
    expect(checkForm(form(...fields)).map((issue) => issue.path)).toEqual([['form', 'sections', 0, 'fields', ...path]]);
  });

  it('limits the number of a form’s fields over all sections together', () => {
    const many = Array.from({ length: 31 }, (_, index) => field('number', `n${index}`));
    expect(checkForm({ sections: [{ title: '', fields: many.slice(0, 16) }, { title: '', fields: many.slice(16) }] })).toHaveLength(1);
  });

  it('limits the length of a text field and the number of rows although the form’s author allows more', () => {
    expect(fieldLimits(field('long_text', 'x', { max: 1e9 })).max).toBe(8000);
    expect(fieldLimits(field('rows', 'x', { max: 500 })).max).toBe(20);
  });
});
