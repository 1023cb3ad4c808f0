import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { KoaAdapter } from '@bull-board/koa';
import type { Middleware } from 'koa';
import type { Queues } from '../queues.ts';
import { BOARD_CONFIG, BOARD_PATH } from './board-page.ts';
import { idsOnly } from './ids-only.ts';

/** Mounts the queue dashboard. If it is read-only, it shows no buttons for changes that would be refused. */
export function mountBoard(queues: Queues, readOnly: boolean): Middleware {
  const serverAdapter = new KoaAdapter();
  serverAdapter.setBasePath(BOARD_PATH);
  const adapters = queues.names.map((name) => {
    const adapter = new BullMQAdapter(queues.get(name), { readOnlyMode: readOnly });
    adapter.setFormatter('data', idsOnly);
    return adapter;
  });
  createBullBoard({ queues: adapters, serverAdapter, options: { uiConfig: BOARD_CONFIG } });
  return serverAdapter.registerPlugin() as Middleware;
}
