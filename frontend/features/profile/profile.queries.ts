import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#contracts/profiles.ts';
import { call } from '#lib/call.ts';

/** A user's public profile, by username in any case. */
export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: [getProfile.path, username.toLowerCase()],
    queryFn: async ({ signal }) => (await call(getProfile, { params: { username }, signal })).profile,
  });
