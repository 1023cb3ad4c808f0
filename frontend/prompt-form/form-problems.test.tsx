import { afterEach, describe, expect, it, vi } from 'vitest';
import { promptForm } from '#contracts/prompt-form.ts';
import { problemWords } from '#ui/form/problem-words.ts';
import { focusProblem, problemPlaces } from './form-problems.ts';

const form = promptForm.parse({
  sections: [
    { title: 'What', fields: [{ key: 'topic', type: 'short_text', label: 'Topic' }, { key: 'extra', type: 'short_text', label: 'Extra', showIf: { field: 'topic', op: 'eq', value: 'rain' } }] },
    { title: 'How', fields: [{ key: 'points', type: 'rows', label: 'Points', fields: [{ key: 'head', type: 'short_text', label: 'Head' }, { key: 'text', type: 'short_text', label: 'Text' }] }] },
  ],
});
const wrong = (message = 'Please fill this in.') => ({ type: 'form', message });

describe('the places of problems', () => {
  it('the list of fields with errors is in the order of the form, including cells of rows', () => {
    const errors = { points: { 2: { text: wrong() }, 10: { head: wrong() }, 0: { head: wrong(), text: wrong() } }, topic: wrong() };
    expect(problemPlaces(form, { topic: '' }, errors as never)).toEqual(['topic', 'points.0.head', 'points.0.text', 'points.2.text', 'points.10.head']);
  });

  it('the list of fields with errors includes repeatable rows themselves, and leaves out fields that are not shown', () => {
    expect(problemPlaces(form, { topic: 'sun' }, { points: wrong('Fill in at least 2 rows.'), extra: wrong() } as never)).toEqual(['points']);
    expect(problemPlaces(form, { topic: 'rain' }, { extra: wrong() } as never)).toEqual(['extra']);
  });

  it('the words above a refused form say how many fields the user must correct', () => expect([0, 1, 3].map(problemWords)).toEqual(['', '1 field needs you', '3 fields need you']));
});

describe('focusing a problem', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  it('focusing a field with an error scrolls to its box and focuses the first usable control in it', () => {
    document.body.innerHTML = '<form><div data-field="a"><input id="other"></div><div data-field="points.0.head"><button disabled>No</button><input type="hidden"><input id="one"><input id="two" aria-invalid="true"></div></form>';
    const box = document.querySelector<HTMLElement>('[data-field="points.0.head"]')!;
    box.scrollIntoView = vi.fn();
    expect(focusProblem(document.querySelector('form')!, 'points.0.head')).toBe(true);
    expect([document.activeElement?.id, vi.mocked(box.scrollIntoView).mock.calls.length]).toEqual(['two', 1]);
    expect(focusProblem(document.querySelector('form')!, 'gone')).toBe(false);
  });
});
