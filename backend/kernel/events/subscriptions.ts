import type { Subscription } from './event.ts';

/** The subscriptions of each event, by event name. */
export type SubscriptionsByEvent = ReadonlyMap<string, readonly Subscription[]>;

/** Groups subscriptions by event. @throws Error when two subscriptions share a name, because the mark of a reaction is stored under that name */
export function groupSubscriptions(subscriptions: readonly Subscription[]): SubscriptionsByEvent {
  const groups = new Map<string, Subscription[]>();
  const seen = new Set<string>();
  for (const subscription of subscriptions) {
    if (seen.has(subscription.subscriber)) throw new Error(`two subscriptions are called ${subscription.subscriber}`);
    seen.add(subscription.subscriber);
    const group = groups.get(subscription.event.name);
    if (group) group.push(subscription);
    else groups.set(subscription.event.name, [subscription]);
  }
  return groups;
}
