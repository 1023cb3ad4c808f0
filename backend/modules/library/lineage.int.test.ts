import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCreation, getCreationLineage } from '#contracts/creations.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
});
afterAll(() => fixtures.app.close());

const startedFrom = (id: string, from: string): Promise<unknown> => fixtures.query('update generations set from_run_id = ? where id = ?', [from, id]);

describe('what a creation was made from and led to', () => {
  it('the lineage of a creation names the creations before it and the own ones after it, and nothing private of other people', async () => {
    const { made, member, told } = fixtures;
    const [ada, bo] = [await member(), await member()];
    const hidden = await made(bo.id, { title: 'Private work of Bo' });
    const open = await made(bo.id, { type: 'image', title: 'Public work of Bo' });
    const picture = await made(ada.id, { type: 'image', title: 'A whale' });
    const clip = await made(ada.id, { type: 'video', title: 'The whale moves' });
    await made(bo.id, { title: 'Bo made this from it' }).then((id) => startedFrom(id, picture));
    await startedFrom(open, hidden);
    await startedFrom(picture, open);
    await startedFrom(clip, picture);
    await told();
    await call(bo.user, changeCreation, { params: { id: open }, body: { visibility: 'public' } });
    await told();
    const { body } = await call(ada.user, getCreationLineage, { params: { id: picture } });
    const { madeFrom, ledTo } = body.lineage;
    expect(madeFrom.map(({ id }) => id)).toEqual([open]);
    expect(ledTo.map(({ id }) => id)).toEqual([clip]);
    expect(JSON.stringify(body)).not.toContain('Private work');
    expect(JSON.stringify(body)).not.toContain('Bo made this');
    expect((await call(bo.user, getCreationLineage, { params: { id: picture } })).status).toBe(404);
  });
});
