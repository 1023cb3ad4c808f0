import type { World } from '../core/world.ts';
import type { WebhookSender } from '../delivery/webhook-sender.ts';
import type { Html } from './html.ts';

export interface PageCall {
  world: World;
  sender: WebhookSender;
  id: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

/** The answer of a sandbox page's route: a page, a redirect or a file. */
export type PageAnswer = { page: Html; status?: number } | { redirect: string } | { file: string | Buffer; type: string };

export interface PageRoute {
  method: 'GET' | 'POST';
  /** The address of a sandbox page's route; `:id` stands for one part. */
  path: string;
  run: (call: PageCall) => PageAnswer;
}
