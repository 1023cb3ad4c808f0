import type { RawAccess } from '#testing/authorization/matrix.ts';

export const rawAccess: RawAccess = {
  'GET /api/archives/:id/archive.zip': { anonymous: 401, member: 404 },
};
