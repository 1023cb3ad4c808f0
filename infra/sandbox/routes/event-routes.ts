import { invalid } from '../core/sandbox-error.ts';
import { find } from '../core/world.ts';
import type { Call, Route } from '../http/call.ts';
import { listing } from '../http/listing.ts';
import { accountObject, testClockObject } from '../objects/sessions.ts';
import { advanceTo } from '../rules/time-travel.ts';

function listEvents({ world, fields, path }: Call) {
  const type = fields.text('type');
  const types = fields.texts('types') ?? (type === undefined ? undefined : [type]);
  const delivered = fields.flag('delivery_success');
  const fits = (name: string): boolean => !types || types.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  return listing(fields, path, world.events, (event) => fits(event.type) && (delivered === undefined || delivered === (event.pending_webhooks === 0)));
}

/** Moves the payments sandbox's one clock forward, and returns a test clock of Stripe's API, which is only another name for that clock. */
function createClock(call: Call) {
  const { world, fields } = call;
  const frozen = fields.integer('frozen_time');
  if (frozen === undefined) throw invalid('Missing required param: frozen_time.', { code: 'parameter_missing', param: 'frozen_time' });
  const name = fields.text('name') || null;
  fields.done();
  if (frozen > world.now()) advanceTo(world, frozen * 1_000, call.realNow);
  return world.testClocks.add(testClockObject(world.id('clock'), world.now(), frozen, name));
}

function advanceClock({ world, fields, id, realNow }: Call) {
  const clock = find(world.testClocks, 'test_helpers.test_clock', id);
  const frozen = fields.integer('frozen_time');
  if (frozen === undefined) throw invalid('Missing required param: frozen_time.', { code: 'parameter_missing', param: 'frozen_time' });
  fields.done();
  advanceTo(world, frozen * 1_000, realNow);
  clock.frozen_time = frozen;
  return clock;
}

export const eventRoutes: Route[] = [
  { method: 'GET', path: '/v1/events', run: listEvents },
  { method: 'GET', path: '/v1/events/:id', run: ({ world, id }) => find(world.events, 'event', id) },
  { method: 'GET', path: '/v1/account', run: ({ world }) => accountObject(world.now()) },
  { method: 'POST', path: '/v1/test_helpers/test_clocks', run: createClock },
  { method: 'GET', path: '/v1/test_helpers/test_clocks/:id', run: ({ world, id }) => find(world.testClocks, 'test_helpers.test_clock', id) },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', run: advanceClock },
];
