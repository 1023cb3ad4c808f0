// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const show = (node: ReactNode) => act(() => root.render(node));
const input = () => document.querySelector('input') as HTMLInputElement;
const described = () => (input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

describe('Field', () => {
  it('a Field connects its label and its help text with its control', () => {
    show(<Field label="Topic" help="What it is about."><Input /></Field>);
    expect(input().labels?.[0]?.textContent).toBe('Topic');
    expect(described()).toEqual(['What it is about.']);
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('a Field shows the error in place of the help and marks its control as invalid', () => {
    show(<Field label="Topic" help="What it is about." error="Say a little more"><Input /></Field>);
    expect(document.body.textContent).not.toContain('What it is about.');
    expect(described()).toEqual(['Say a little more']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('p svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('a Field keeps a description that its control already has', () => {
    show(<><p id="meter">Strong</p><Field label="Password" help="At least 8 characters."><Input aria-describedby="meter" /></Field></>);
    expect(described()).toEqual(['Strong', 'At least 8 characters.']);
  });

  it('a Field sets no description on its control without help and error', () => {
    show(<Field label="Topic"><Input /></Field>);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
  });

  it('a Field is a named group when its control has several parts', () => {
    show(<Field group label="Length" error="Too long"><span /></Field>);
    const group = document.querySelector('[role=group]');
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Length');
    expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too long');
  });
});
