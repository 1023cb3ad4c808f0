import { expect, it } from 'vitest';
import { ignoreAborts } from './ignore-aborts.ts';

const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' });

it.each([
  ['unhandledrejection', 'reason', new DOMException('gone', 'AbortError'), true],
  ['unhandledrejection', 'reason', timeout, true],
  ['unhandledrejection', 'reason', new Error('a bug'), false],
  ['error', 'error', new DOMException('gone', 'NotFoundError'), true],
  ['error', 'error', new Error('a bug'), false],
])('the page keeps an event %s with %s out of the console: %s', (name, field, reason, suppressed) => {
  const target = new EventTarget();
  ignoreAborts(target as Window);
  const event = Object.assign(new Event(name, { cancelable: true }), { [field]: reason });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(suppressed);
});
