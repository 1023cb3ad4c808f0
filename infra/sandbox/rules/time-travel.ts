import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { runDue } from './renewals.ts';

/** Runs all scheduled work of the payments sandbox that has become due, each piece at its own time. */
export function catchUp(world: World): void {
  runUntil(world, world.now());
}

/**
 * Moves the payments sandbox's time forward, and runs the scheduled work that becomes due.
 * @param to ms
 * @throws when `to` is before the sandbox's time
 */
export function advanceTo(world: World, to: number, realNow: number): void {
  if (Math.floor(to / 1_000) < world.now()) throw invalid("The clock's time can only be moved forward.", { param: 'frozen_time' });
  runUntil(world, Math.floor(to / 1_000));
  world.aheadMs = to - realNow;
}

function runUntil(world: World, limit: number): void {
  for (let due = world.agenda.next(limit); due; due = world.agenda.next(limit)) {
    const { at, key } = due;
    world.at(at, () => runDue(world, key));
  }
}
