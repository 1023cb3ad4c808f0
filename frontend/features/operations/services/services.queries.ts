import { queryOptions } from '@tanstack/react-query';
import { getServiceStates } from '#contracts/service-states.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Storage, mail, push and webhooks, checked when the page opens and whenever it is asked again. */
export const servicesQuery = queryOptions({ queryKey: [getServiceStates.path] as const, queryFn: ({ signal }) => call(getServiceStates, { signal }), ...timesOf(getServiceStates), refetchOnMount: 'always' });
