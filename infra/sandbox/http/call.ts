import type { World } from '../core/world.ts';
import type { Fields } from './fields.ts';

/** One request to the sandbox's API. */
export interface Call {
  world: World;
  /** The id in the request's address, such as `/v1/refunds/:id`. */
  id: string;
  fields: Fields;
  /** The address of the request without parameters. */
  path: string;
  /** The real time of the request in ms. */
  realNow: number;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Whether browsers may call the route, with the publishable key and the object's client secret. */
  browser?: boolean;
  run: (call: Call) => object;
}
