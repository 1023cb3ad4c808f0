import { act as actOf, useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatEarlyInput } from './early-input.ts';
import type { Early } from './early-input.ts';

const TYPES = ['all', 'text', 'image'];

/** Fields that React controls, as filters are: what is chosen follows from the state alone. */
function Filters() {
  const [type, setType] = useState('all');
  const [free, setFree] = useState(true);
  return (
    <div data-type={type} data-free={free}>
      {TYPES.map((each) => <input key={each} id={each} type="radio" name="type" checked={each === type} onChange={() => setType(each)} />)}
      <input id="free" type="checkbox" checked={free} onChange={() => setFree(!free)} />
    </div>
  );
}

let root: Root;
const page = () => document.querySelector<HTMLElement>('#root')!;
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
const chosen = () => ({ ...page().querySelector<HTMLElement>('[data-type]')!.dataset });
let early: Early;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  early = { list: [], hydratedAt: 0, paused: false, start: null };
  window.conjureEarly = early;
});
afterEach(() => {
  // Ends the repetition of this test.
  early.paused = true;
  vi.unstubAllGlobals();
});

/** Shows a page as the server rendered it, lets a person act, and hydrates the page. */
async function hydrated(shown: ReactElement, act: () => void): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(shown)}</div>`;
  act();
  await actOf(async () => { root = hydrateRoot(page(), shown); });
  early.hydratedAt = performance.now();
  await actOf(async () => {
    void repeatEarlyInput();
    await vi.waitFor(() => expect(early.list).toEqual([]), 3_000);
  });
}
/** Presses fields, as the script of a server-rendered page notes them. */
function press(...ids: string[]): void {
  for (const id of ids) {
    field(id).click();
    early.list.push({ kind: 'field', target: field(id), value: field(id).checked });
  }
}

describe('early input', () => {
  afterEach(() => actOf(() => root.unmount()));

  it('an option and a checkbox that were pressed before hydration change the page once it is hydrated', async () => {
    await hydrated(<Filters />, () => press('text', 'free'));
    expect(chosen()).toEqual({ type: 'text', free: 'false' });
    expect([field('text').checked, field('all').checked, field('free').checked]).toEqual([true, false, false]);
  });

  it('an option and a checkbox are pressed again when the press did not reach them, as while React hydrates their part of the page', async () => {
    let stopped = 0;
    const stop = (event: Event): void => {
      if (early.hydratedAt === 0 || stopped === 2) return;
      stopped += 1;
      event.stopPropagation();
    };
    document.addEventListener('click', stop, true);
    try {
      await hydrated(<Filters />, () => press('text', 'free'));
    } finally {
      document.removeEventListener('click', stop, true);
    }
    expect(stopped).toBe(2);
    expect(chosen()).toEqual({ type: 'text', free: 'false' });
  });

  it('an option is pressed again while its group shows another one, as before the group has started', async () => {
    let presses = 0;
    function Late() {
      const [type, setType] = useState('all');
      const hear = (each: string) => (): void => {
        presses += 1;
        if (presses > 2) setType(each);
      };
      return <div data-type={type}>{TYPES.map((each) => <label key={each} data-state={each === type ? 'checked' : 'unchecked'}><input id={each} type="radio" name="type" defaultChecked={each === 'all'} onClick={hear(each)} /></label>)}</div>;
    }
    await hydrated(<Late />, () => press('text'));
    expect([chosen().type, presses]).toEqual(['text', 3]);
  });

  it('of several options that were pressed before hydration, the last one counts', async () => {
    await hydrated(<Filters />, () => press('text', 'image', 'text'));
    expect(chosen()).toMatchObject({ type: 'text', free: 'true' });
  });

  it('a press fills a field before the text that was typed after it, and a later press sends that text, with its keys', async () => {
    const sent: string[] = [];
    function Form() {
      const [text, setText] = useState('');
      return (
        <form>
          <button id="fill" type="button" onClick={() => setText('Surprise')}>Surprise me</button>
          <input id="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <button id="send" type="button" onClick={({ shiftKey }) => sent.push(`${text} ${shiftKey}`)}>Send</button>
        </form>
      );
    }
    await hydrated(<Form />, () => early.list.push(
      { kind: 'press', target: field('fill'), with: {} },
      { kind: 'field', target: field('text'), value: 'Arsenic' },
      { kind: 'press', target: field('send'), with: { shiftKey: true } },
    ));
    expect(sent).toEqual(['Arsenic true']);
  });

  it('a shortcut reaches the element that had focus', async () => {
    const heard: string[] = [];
    await hydrated(<a id="card" href="#card" onKeyDown={({ key, altKey }) => heard.push(`${key} ${altKey}`)}>Card</a>, () => early.list.push({ kind: 'key', target: field('card'), key: 'ArrowDown', altKey: true }));
    expect(heard).toEqual(['ArrowDown true']);
  });
});

/** Makes a slider as it is before React takes it over. */
function sliderIn(track: Element): HTMLElement {
  const slider = document.createElement('div');
  for (const [name, value] of Object.entries({ 'role': 'slider', 'aria-labelledby': 'length', 'aria-valuenow': '250', 'tabindex': '0' })) slider.setAttribute(name, value);
  track.append(slider);
  return slider;
}

it('repeats keys on a slider one after the other, once it has data-focus, and presses a button after them', async () => {
  document.body.innerHTML = '<form><div></div><button type="button">Send</button></form>';
  const [place, button] = [document.querySelector('form > div')!, document.querySelector('button')!];
  const sent = sliderIn(place);
  const done: string[] = [];
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) early.list.push({ kind: 'slide', target: sent, key });
  early.list.push({ kind: 'press', target: button, with: {} });
  // React makes the slider anew, because its form had changed before.
  sent.remove();
  early.hydratedAt = performance.now();
  void repeatEarlyInput();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const slider = sliderIn(place);
  // The slider starts with its first effects: it ignores the focus that came before, and all keys without one.
  slider.addEventListener('focusin', () => slider.setAttribute('data-focus', ''));
  slider.addEventListener('keydown', ({ key }) => {
    done.push(key);
    const value = Number(slider.getAttribute('aria-valuenow'));
    setTimeout(() => slider.setAttribute('aria-valuenow', String(key === 'Home' ? 50 : value + 50)), 60);
  });
  button.addEventListener('click', () => done.push(`sent ${slider.getAttribute('aria-valuenow')}`));
  for (const it of [slider, button]) Object.assign(it, { __reactProps$1: {} });
  await vi.waitFor(() => expect(done).toContain('sent 150'), 3_000);
  expect(done).toEqual(['Home', 'ArrowRight', 'ArrowRight', 'sent 150']);
});

it('repeats a press on the track of a slider at the same part of its width, until the slider has started', async () => {
  document.body.innerHTML = '<div data-part="control"></div>';
  const track = document.querySelector('[data-part=control]')!;
  const sent = sliderIn(track);
  sent.remove();
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 0, 200, 20));
  let heard = 0;
  track.addEventListener('pointerdown', (event) => {
    heard += 1;
    // The first press comes before the slider's effects.
    if (heard === 2) slider.setAttribute('aria-valuenow', String((event as PointerEvent).clientX - 40));
  });
  early.list.push({ kind: 'point', target: sent, part: 0.75 });
  early.hydratedAt = performance.now();
  void repeatEarlyInput();
  // React makes the slider anew, which takes longer than the slider's answer to a press may.
  await new Promise((resolve) => setTimeout(resolve, 600));
  const slider = sliderIn(track);
  Object.assign(slider, { __reactProps$1: {} });
  await vi.waitFor(() => expect(early.list).toEqual([]), 3_000);
  expect([heard, slider.getAttribute('aria-valuenow')]).toEqual([2, '150']);
});

it('an option that React makes anew is chosen there, by its value', async () => {
  document.body.innerHTML = '<input type="radio" name="a" value="text"><input type="radio" name="a" value="image">';
  early.list.push({ kind: 'field', target: document.querySelector<HTMLInputElement>('[value=image]')!, value: true });
  document.body.innerHTML = '';
  early.hydratedAt = performance.now();
  void repeatEarlyInput();
  await new Promise((resolve) => setTimeout(resolve, 100));
  document.body.innerHTML = '<input type="radio" name="b" value="text"><input type="radio" name="b" value="image">';
  const made = document.querySelector<HTMLInputElement>('[value=image]')!;
  Object.assign(made, { __reactProps$1: {} });
  await vi.waitFor(() => expect(made.checked).toBe(true), 3_000);
});

it('drops input whose element React has not hydrated 5 s after the page, and notes nothing any more', async () => {
  document.body.innerHTML = '<button>Never</button>';
  early.list.push({ kind: 'press', target: document.querySelector('button')!, with: {} });
  early.hydratedAt = 1;
  vi.spyOn(performance, 'now').mockReturnValue(6_000);
  await repeatEarlyInput();
  vi.restoreAllMocks();
  expect([early.list, early.paused]).toEqual([[], true]);
});

it('gives up when the page is not hydrated within 20 s, so that later presses reach their buttons', async () => {
  document.body.innerHTML = '<button>Try again</button>';
  early.list.push({ kind: 'press', target: document.querySelector('button')!, with: {} });
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(20_000);
  await repeatEarlyInput();
  vi.restoreAllMocks();
  expect([early.list, early.paused]).toEqual([[], true]);
});

it('gives the focus back that a slider takes', async () => {
  document.body.innerHTML = '<input><div data-part="control"></div>';
  const [field, track] = [document.querySelector('input')!, document.querySelector('[data-part=control]')!];
  const slider = sliderIn(track);
  Object.assign(slider, { __reactProps$1: {} });
  track.addEventListener('pointerdown', () => {
    slider.setAttribute('aria-valuenow', '300');
    slider.focus();
  });
  field.focus();
  early.list.push({ kind: 'point', target: slider, part: 0.5 });
  early.hydratedAt = performance.now();
  void repeatEarlyInput();
  await vi.waitFor(() => expect(early.list).toEqual([]), 3_000);
  expect(document.activeElement).toBe(field);
});
