import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { profileQuery } from '#features/profile/profile.queries.ts';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { ServerRenderingContext } from '#lib/server-rendering.ts';
import type { ServerRendering } from '#lib/server-rendering.ts';
import { meKey } from '#lib/session.ts';
import { collectionQuery } from '#shared/collections/collections.queries.ts';
import { folderPageQuery } from '#shared/folders/folders.queries.ts';
import { packQuery } from '#shared/packs/packs.queries.ts';
import { CollectionPage } from '../routes/collection.tsx';
import { FolderPage } from '../routes/folder.tsx';
import { PublicProfilePage } from '../routes/profile-public.tsx';
import { PromptHistoryPage } from '../routes/prompt-history.tsx';
import { PromptPackPreviewPage } from '../routes/prompt-pack-preview.tsx';
import { PromptPackPage } from '../routes/prompt-pack.tsx';
import { PromptPage } from '../routes/prompt.tsx';
import { SharePage } from '../routes/share.tsx';

const prompt = { id: 'id', slug: 'new', title: 'Fox' };
const pages = (page: object): object => ({ pages: [page], pageParams: [null] });
const pack = (mayOpen: boolean): object => ({ id: 'id', slug: 'new', title: 'Pack', mayOpen });

it.each<[string, string, FunctionComponent, QueryKey, object, string]>([
  ['a prompt', '/prompt/:idOrSlug', PromptPage, promptQuery('old').queryKey, prompt, '/prompt/new'],
  ["a prompt's share page", '/prompt/:idOrSlug/share', SharePage, promptQuery('old').queryKey, prompt, '/prompt/new/share'],
  ["a prompt's history", '/prompt/:idOrSlug/history', PromptHistoryPage, promptQuery('old').queryKey, prompt, '/prompt/new/history'],
  ["a pack's preview", '/prompt-packs/:pack', PromptPackPreviewPage, packQuery('old').queryKey, pack(false), '/prompt-packs/id/new'],
  ['a pack that the reader owns', '/prompt-pack/:pack', PromptPackPage, packQuery('old').queryKey, pack(true), '/prompt-pack/id/new'],
  ['a pack that the reader does not own', '/prompt-pack/:pack', PromptPackPage, packQuery('old').queryKey, pack(false), '/prompt-packs/id/new'],
  ['a collection', '/collection/:idOrSlug', CollectionPage, collectionQuery('old', { status: 'accepted' }).queryKey, pages({ collection: { slug: 'new', name: 'Foxes' } }), '/collection/new'],
  ['a folder', '/folder/:slug', FolderPage, folderPageQuery('old', { type: 'prompt', sort: 'own' }).queryKey, pages({ folder: { slug: 'new', name: 'Foxes' } }), '/folder/new'],
  ['a profile', '/profile/:username', PublicProfilePage, profileQuery('old').queryKey, { username: 'Old', displayName: 'Ada' }, '/profile/Old'],
])('the server finds the current address of %s, and keeps the query string', (_what, path, Page, key, data, movedTo) => {
  const client = createQueryClient();
  client.setQueryData(meKey, null);
  client.setQueryData(key, data);
  const rendering: ServerRendering = { phone: false, origin: '', serverRendered: true, expected: false, renderedAt: 0, parts: [] };
  const route = createElement(Routes, null, createElement(Route, { path, element: createElement(Page) }));
  const location = `${path.replace(/:\w+/, 'old')}?via=ada`;
  const router = createElement(StaticRouter, { location }, route);
  renderToString(createElement(QueryClientProvider, { client }, createElement(ServerRenderingContext, { value: rendering }, router)));
  client.clear();
  expect(rendering.movedTo).toBe(`${movedTo}?via=ada`);
});
