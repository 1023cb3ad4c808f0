// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import type { Issue } from '#contracts/errors.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { FormField } from './form-field.tsx';
import { Form, FormAlert } from './form.tsx';
import { NOT_SAVED, useSchemaForm } from './use-schema-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const refundBody = z.object({
  kind: z.enum(['money', 'tokens'], 'Choose what goes back'),
  amount: z.string().check(z.regex(/^\d+$/, 'A whole number')),
  reason: z.string().check(z.trim(), z.minLength(3, 'Give the reason')),
  hidden: z.number().check(z.gte(0, 'Below nothing')),
}).check(z.refine(({ amount, reason }) => amount !== reason, { path: ['reason'], error: 'Say more than the amount' }));
type Refund = z.infer<typeof refundBody>;

const KINDS = [{ value: 'money', label: 'Money' }, { value: 'tokens', label: 'Tokens' }] as const;

function RefundForm({ send, start, again }: { send(body: Refund): unknown; start: Partial<Refund>; again: boolean }) {
  const sent = (body: Refund): unknown => (again ? form.reset({ amount: '' }) : send(body));
  const form = useSchemaForm<Refund, Refund>({ schema: refundBody, defaultValues: { kind: 'money', amount: '', reason: '', hidden: 0, ...start }, send: sent, retry: 'Pressing again is safe.' });
  return (
    <Form form={form}>
      <FormAlert form={form} />
      <FormField form={form} name="kind" label="Kind">{({ choice }) => <Select options={KINDS} {...choice} />}</FormField>
      <FormField form={form} name="amount" label="Amount">{({ text }) => <Input {...text} />}</FormField>
      <FormField form={form} name="reason" label="Reason">{({ text }) => <Textarea {...text} />}</FormField>
      <Button type="submit" busy={form.sending}>Send</Button>
      <Button onClick={() => form.setValue('reason', 'no')}>Shorten</Button>
    </Form>
  );
}

let root: Root;
const show = (send: (body: Refund) => unknown, start: Partial<Refund> = {}, again = false) => act(() => root.render(<RefundForm send={send} start={start} again={again} />));
const box = (label: string) => document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '') as HTMLInputElement;
const type = (label: string, value: string) =>
  act(async () => {
    const control = box(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = () => act(async () => document.querySelector('form')?.requestSubmit());
const errorOf = (label: string) => document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const said = () => document.querySelector('form > [role=status]')?.textContent;
const problem = () => document.querySelector('form > [role=alert]')?.textContent ?? null;
const refused = (issues: Issue[]) => new ApiError('/api/refunds', 400, 'no', { success: false, code: 'invalid', message: 'Not like this.', requestId: 'r', issues });

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

describe('a form of the field kit', () => {
  it('a form sends the parsed values, and sends once when the button is pressed twice', async () => {
    let answer = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => { answer = resolve; }));
    show(send, { amount: '5', reason: '  too late ' });
    await press();
    await press();
    expect(send.mock.calls).toEqual([[{ kind: 'money', amount: '5', reason: 'too late', hidden: 0 }]]);
    expect(document.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer());
    expect(document.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBeNull();
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('a form focuses the first field with an error, says how many there are, and sends nothing', async () => {
    const send = vi.fn();
    show(send);
    expect(errorOf('Amount')).toBeNull();
    await press();
    expect(document.activeElement).toBe(box('Amount'));
    expect([errorOf('Amount'), errorOf('Reason'), said()]).toEqual(['A whole number', 'Give the reason', '2 fields need you']);
    expect(send).not.toHaveBeenCalled();
  });

  it('a form removes each error when its field is valid, and keeps the typed text', async () => {
    show(vi.fn(), { reason: 'no' });
    await press();
    await type('Amount', '5');
    expect([errorOf('Amount'), errorOf('Reason'), said()]).toEqual([null, 'Give the reason', '1 field needs you']);
    expect(box('Reason').value).toBe('no');
  });

  it('a form removes the error of one field when a change of another field corrects it', async () => {
    show(vi.fn(), { amount: '500', reason: '500' });
    await press();
    expect(errorOf('Reason')).toBe('Say more than the amount');
    await type('Amount', '5');
    expect(errorOf('Reason')).toBeNull();
  });

  it("a form shows the server's issues at their fields, focuses the first, and keeps each until its field changes", async () => {
    show(() => Promise.reject(refused([{ path: ['reason'], message: 'Too vague.' }, { path: ['amount'], message: 'More than is left.' }])), { amount: '5', reason: 'because' });
    await press();
    expect(document.activeElement).toBe(box('Amount'));
    expect([errorOf('Amount'), errorOf('Reason'), problem()]).toEqual(['More than is left.', 'Too vague.', null]);
    await type('Amount', '4');
    expect([errorOf('Amount'), errorOf('Reason')]).toEqual([null, 'Too vague.']);
    expect([box('Amount').value, box('Reason').value]).toEqual(['4', 'because']);
  });

  it('a form shows an issue of the server that belongs to none of its fields above the fields', async () => {
    const filled = { amount: '5', reason: 'because' };
    const answers = [refused([]), refused([{ path: ['elsewhere'], message: 'x' }]), refused([{ path: ['reason'], message: 'No.' }, { path: ['elsewhere'], message: 'Gone.' }]), new NetworkError('/api/refunds', 'gone'), new Error('a bug')];
    const shown: (string | null)[] = [];
    show(() => Promise.reject(answers.shift()), filled);
    while (answers.length > 0) {
      await press();
      shown.push(problem());
    }
    expect(shown).toEqual(['Not like this.', 'Not like this.', 'Gone.', 'The server cannot be reached. Check your connection and try again. Pressing again is safe.', `${NOT_SAVED} Pressing again is safe.`]);
  });

  it('a form shows an issue of a value that has no field on the screen', async () => {
    const send = vi.fn();
    show(send, { amount: '5', reason: 'because', hidden: -1 });
    await press();
    expect([problem(), send.mock.calls.length]).toEqual(['Below nothing', 0]);
  });

  it('a form validates a value that code, not the user, has set', async () => {
    show(vi.fn(), { amount: '5', reason: 'x' });
    await press();
    await type('Reason', 'because');
    expect(errorOf('Reason')).toBeNull();
    await act(async () => document.querySelectorAll('button')[document.querySelectorAll('button').length - 1]?.click());
    expect(errorOf('Reason')).toBe('Give the reason');
  });

  it('a form shows no error for text that is typed after it was sent and emptied', async () => {
    show(vi.fn(), { amount: '5', reason: 'because' }, true);
    await press();
    expect([box('Amount').value, errorOf('Amount'), errorOf('Reason')]).toEqual(['', null, null]);
    await type('Amount', 'x');
    expect(errorOf('Amount')).toBeNull();
  });

  it('a form focuses the box of a select field that has an error', async () => {
    show(vi.fn(), { kind: null as never });
    await press();
    expect(document.activeElement?.getAttribute('data-part')).toBe('trigger');
    expect(said()).toBe('3 fields need you');
  });
});
