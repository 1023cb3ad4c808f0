import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contracts/me.ts';
import { getMarks } from '#contracts/social.ts';
import { meQuery } from '#lib/session.ts';
import { holdRequests } from '#lib/testing/held-requests.tsx';
import { useFollow } from './use-follow.ts';
import { usePromptMark } from './use-prompt-mark.ts';
import type { MarkedPrompt } from './use-prompt-mark.ts';

const VIEWER = { id: '01990000-0000-7000-8000-000000000001', role: 'user' } as CurrentUser;
const ID = '01990000-0000-7000-8000-000000000002';
const PROMPT = { id: ID, title: 'A hat', creator: { id: '01990000-0000-7000-8000-000000000003' }, stats: { likes: 0, saves: 0 } } as MarkedPrompt;

const requests = holdRequests();
const { answer, refuse } = requests;
let shown: { on: boolean; count?: number; toggle(): void };

const press = (): Promise<void> => requests.press(() => shown.toggle());
/** Reads the viewer's marks again, as the client does after a sign-in. */
const readAgain = (): Promise<void> => requests.readAgain([getMarks.path]);

beforeEach(() => void requests.client.setQueryData(meQuery.queryKey, VIEWER));

const OFF = { liked: [], saved: [], followed: [], blocked: [] };

describe.each([['save', () => usePromptMark('save', PROMPT)], ['like', () => usePromptMark('like', PROMPT)], ['follow', () => useFollow(ID)]])('after the press on %s', (_name, useMark) => {
  beforeEach(async () => {
    function Probe() {
      shown = useMark();
      return null;
    }
    requests.render(<Probe />);
    await answer('GET', OFF);
    await press();
    expect(shown.on).toBe(true);
  });

  it('a read that is answered before the press, with what was there before it, is replaced by the answer to the press', async () => {
    await readAgain();
    await answer('GET', OFF);
    await answer('PUT', { on: true, count: 1 });
    expect(shown.on).toBe(true);
  });

  it('a read that is answered after the press, with what was there before it, changes nothing', async () => {
    await readAgain();
    await answer('PUT', { on: true, count: 1 });
    await answer('GET', OFF);
    expect(shown.on).toBe(true);
  });

  it('the mark is read once more after the answer, and the server decides', async () => {
    await answer('PUT', { on: true, count: 1 });
    await answer('GET', { ...OFF, liked: [ID], saved: [ID], followed: [ID] });
    expect(shown).toMatchObject('count' in shown ? { on: true, count: 1 } : { on: true });
    await readAgain();
    await answer('GET', OFF);
    expect(shown.on).toBe(false);
  });

  it('the answer to the last press decides', async () => {
    await press();
    expect(shown.on).toBe(false);
    await answer('PUT', { on: true, count: 1 });
    expect(shown.on).toBe(false);
    await answer('DELETE', { on: false, count: 0 });
    expect(shown.on).toBe(false);
  });
});

it('an answer to Like does not take off Save, whose answer is still on its way, and a refused Save leaves the old count', async () => {
  let liked: typeof shown = { on: false, toggle: () => undefined };
  function Probe() {
    liked = usePromptMark('like', PROMPT);
    shown = usePromptMark('save', PROMPT);
    return null;
  }
  requests.render(<Probe />);
  await answer('GET', OFF);
  await requests.press(() => liked.toggle());
  await press();
  await answer('PUT', { on: true, count: 1 });
  expect([requests.waiting('GET'), liked.on, shown.on, shown.count]).toEqual([0, true, true, 1]);
  await readAgain();
  await answer('GET', { ...OFF, liked: [ID] });
  expect([liked.on, liked.count, shown.on, shown.count]).toEqual([true, 1, false, 0]);
  await refuse('PUT');
  expect([liked.on, liked.count, shown.on, shown.count]).toEqual([true, 1, false, 0]);
});
