import { beforeEach, expect, it } from 'vitest';
import { adoptVisitorForm, formPlace, keepForm, keepsForm, keptForm } from './kept-form.ts';
import { createRunMemory } from './run-memory.ts';
import type { RunOptions } from './run-options.ts';

const options: RunOptions = { quantity: 2, length: 250, aspect: '3:2', model: 'studio-image' };
const place = formPlace('u1', 'p1');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/prompt/a?run=r1');
});

it("the tab stores the values typed into a prompt's form, with the run that the address names", () => {
  const memory = createRunMemory(() => place);
  memory.keep({ inputs: { topic: '' }, options });
  memory.keep({ inputs: { topic: 'rain' }, options });
  expect(keptForm(place)).toEqual({ inputs: { topic: 'rain' }, model: 'studio-image', options: { quantity: 2, length: 250, aspect: '3:2' }, run: 'r1' });
  memory.keep({ inputs: { topic: '' }, options });
  expect(keptForm(place)?.inputs).toEqual({ topic: '' });
});

it("the tab does not store a form's starting values, so that an empty form overwrites no earlier text", () => {
  keepForm(place, { inputs: { topic: 'typed before' }, model: null, options: {} });
  const memory = createRunMemory(() => place);
  memory.keep({ inputs: { topic: '' }, options });
  memory.keep({ inputs: { topic: '' }, options });
  expect(keptForm(place)?.inputs).toEqual({ topic: 'typed before' });
  expect(memory.recall()).toEqual({ inputs: { topic: '' }, options });
});

it("the tab stores the values of a prompt's form separately for each person and prompt", () => {
  keepForm(place, { inputs: { topic: 'mine' }, model: null, options: {} });
  expect([keepsForm('p1'), keepsForm('p2')]).toEqual([true, false]);
  expect([keptForm(formPlace('u2', 'p1')), keptForm(formPlace(undefined, 'p1')), keptForm(formPlace('u1', 'p2'))]).toEqual([null, null, null]);
});

it("values typed into a prompt's form before signing in go to the person who signed in, once", () => {
  keepForm(formPlace(undefined, 'p1'), { inputs: { topic: 'as a visitor' }, model: null, options: {} });
  adoptVisitorForm('u1', 'p1');
  expect([keptForm(place)?.inputs, keptForm(formPlace(undefined, 'p1'))]).toEqual([{ topic: 'as a visitor' }, null]);
  keepForm(formPlace(undefined, 'p1'), { inputs: { topic: 'another visitor' }, model: null, options: {} });
  adoptVisitorForm('u1', 'p1');
  expect(keptForm(place)?.inputs).toEqual({ topic: 'as a visitor' });
});

it('stored values of a form that are broken JSON count as none', () => {
  sessionStorage.setItem(`conjure.run-form:${place}`, '{"inputs"');
  expect(keptForm(place)).toBeNull();
});
