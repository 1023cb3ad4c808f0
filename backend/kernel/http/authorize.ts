import { forbidden, unauthenticated } from '../errors.ts';
import type { Access, Viewer } from './endpoint-handler.ts';

/** Refuses a request whose caller may not use the endpoint. @throws AppError unauthenticated for visitors, forbidden for users without the role */
export function authorize(access: Access, viewer: Viewer | null): void {
  if (access === 'open') return;
  if (!viewer) throw unauthenticated();
  if (access === 'member') return;
  const roles = access === 'admin' ? ['admin'] : [...access.roles, 'admin'];
  if (!roles.includes(viewer.role)) throw forbidden();
}
