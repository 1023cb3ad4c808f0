// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { DialogProps } from '#ui/dialog.tsx';
import { noteTemplate } from './rule-words.ts';
import { VerdictDialog } from './verdict-dialog.tsx';
import type { VerdictDialogProps } from './verdict-dialog.tsx';

// Replaces the dialog by plain elements, because the real one needs a browser. Browser tests cover its focus and its layers.
let focusAfter: (() => HTMLElement | null) | undefined;
vi.mock('#ui/dialog.tsx', () => ({
  Dialog: ({ children, footer, finalFocus }: DialogProps) => {
    focusAfter = finalFocus;
    return <section>{children}{footer}</section>;
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const next = document.createElement('button');
const show = (props: Partial<VerdictDialogProps> & Pick<VerdictDialogProps, 'onSend'>) =>
  act(() => root.render(<VerdictDialog title="Reject?" description="It stays a draft." action="Reject" busyLabel="Rejecting…" noteLabel="Why" noteHelp="For its author." nextFocus={() => next} onClose={() => {}} {...props} />));
const note = () => document.querySelector('textarea') as HTMLTextAreaElement;
const noteBelow = (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const send = () => act(async () => document.querySelector('form')?.requestSubmit());
const refusal = (code: string, issues: { path: string[]; message: string }[] = []) => new ApiError('/api/x', 409, 'no', { success: false, code, message: 'It is hidden already.', requestId: 'r', issues });

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('sends no decision before the moderator chose a rule and wrote a long enough note', async () => {
  const onSend = vi.fn(async () => {});
  show({ rule: { begin: null }, noteMin: 10, strike: true, onSend });
  await send();
  const box = document.querySelector('[role=combobox]') as HTMLElement;
  expect(document.activeElement).toBe(box);
  expect(noteBelow(box)).toBe('Choose the rule');
  expect(note().getAttribute('aria-invalid')).toBe('true');
  expect(onSend).not.toHaveBeenCalled();
});

it("fills in the prepared note of the rule that a moderator chose, and sends it together with the strike", async () => {
  const onSend = vi.fn(async () => {});
  show({ rule: { begin: 'broken' }, noteMin: 10, strike: true, onSend });
  await act(async () => (document.querySelector('input[type=checkbox]') as HTMLElement).click());
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ rule: 'broken', note: noteTemplate('broken', false), strike: true });
  expect(focusAfter?.()).toBe(next);
});

it("keeps the dialog of a decision open after the server refused it, and shows the problem at its field", async () => {
  const answers = [refusal('hidden'), refusal('invalid', [{ path: ['note'], message: 'Name the field.' }])];
  show({ onSend: () => Promise.reject(answers.shift()) });
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Nothing was decidedIt is hidden already.');
  expect(focusAfter?.()).toBeNull();
  await send();
  expect([document.querySelector('[role=alert]'), noteBelow(note())]).toEqual([null, 'Name the field.']);
});

it('closes the dialog of a decision when another moderator has already decided', async () => {
  show({ onSend: () => Promise.reject(refusal('already_decided')) });
  await send();
  expect([document.querySelector('[role=alert]'), focusAfter?.()]).toEqual([null, next]);
});
