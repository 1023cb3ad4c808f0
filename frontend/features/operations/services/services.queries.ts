import { queryOptions } from '@tanstack/react-query';
import { getServiceStates } from '#contracts/service-states.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Has the server check storage, mail, push and webhooks when the page opens and when the administrator asks for it. */
export const servicesQuery = queryOptions({ queryKey: [getServiceStates.path] as const, queryFn: ({ signal }) => call(getServiceStates, { signal }), ...timesOf(getServiceStates), refetchOnMount: 'always' });
