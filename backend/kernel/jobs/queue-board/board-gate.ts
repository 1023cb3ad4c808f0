import { may } from '#contracts/permissions.ts';
import { forbidden, unauthenticated } from '../../errors.ts';
import type { Viewer } from '../../http/endpoint-handler.ts';
import { BOARD_PATH } from './board-page.ts';

/** Whether an address belongs to the queue dashboard. */
export const isBoardPath = (path: string): boolean => path === BOARD_PATH || path.startsWith(`${BOARD_PATH}/`);

const LOOKING = ['GET', 'HEAD'];

/**
 * Decides what a request to the queue dashboard gets: the dashboard, or the client's own page, which says what the caller lacks (`shell`). Support
 * staff may only look: all their methods but GET and HEAD are refused.
 * @throws AppError unauthenticated or forbidden
 */
export function boardGate(viewer: Viewer | null, method: string, path: string): 'board' | 'shell' {
  const looks = LOOKING.includes(method);
  if (may(viewer?.role, looks ? 'queues.read' : 'queues.change')) return 'board';
  if (looks && !may(viewer?.role, 'queues.read') && (path === BOARD_PATH || path === `${BOARD_PATH}/`)) return 'shell';
  throw viewer ? forbidden() : unauthenticated();
}
