import type { World } from '../core/world.ts';
import type { Fields } from './fields.ts';

/** One request to the payments sandbox's API. */
export interface Call {
  world: World;
  /** The object's id in the address of the sandbox's request, such as `/v1/refunds/:id`. */
  id: string;
  fields: Fields;
  /** The address of the sandbox's request without its parameters. */
  path: string;
  /** The real time of the sandbox's request in ms. */
  realNow: number;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Whether browsers may call this route of the payments sandbox, with the publishable key and the object's client secret. */
  browser?: boolean;
  run: (call: Call) => object;
}
