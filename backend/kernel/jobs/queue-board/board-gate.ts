import { may } from '#contracts/permissions.ts';
import { forbidden, unauthenticated } from '../../errors.ts';
import type { Viewer } from '../../http/endpoint-handler.ts';
import { BOARD_PATH } from './board-page.ts';

/** Whether an address belongs to the board. */
export const isBoardPath = (path: string): boolean => path === BOARD_PATH || path.startsWith(`${BOARD_PATH}/`);

const LOOKING = ['GET', 'HEAD'];

/**
 * Decides what a request to the board gets: the board itself, or the client's page with its gate (`shell`). Support reads the
 * board: the gate refuses every method of theirs but GET and HEAD.
 * @throws AppError unauthenticated or forbidden
 */
export function boardGate(viewer: Viewer | null, method: string, path: string): 'board' | 'shell' {
  const looks = LOOKING.includes(method);
  if (may(viewer?.role, looks ? 'queues.read' : 'queues.change')) return 'board';
  if (looks && !may(viewer?.role, 'queues.read') && (path === BOARD_PATH || path === `${BOARD_PATH}/`)) return 'shell';
  throw viewer ? forbidden() : unauthenticated();
}
