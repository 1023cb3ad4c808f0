import { SandboxError, invalid } from '../core/sandbox-error.ts';
import type { FormObject } from './form.ts';

/**
 * The parameters of one request to the payments sandbox. The route's handler reads each once, and then `done` refuses those that it did not
 * read, so that none is ignored silently.
 */
export class Fields {
  readonly #values: FormObject;
  readonly #prefix: string;
  readonly #asked = new Set<string>();
  readonly #parts: Fields[] = [];

  constructor(values: FormObject, prefix = '') {
    this.#values = values;
    this.#prefix = prefix;
  }

  name(key: string): string {
    return this.#prefix === '' ? key : `${this.#prefix}[${key}]`;
  }

  has(key: string): boolean {
    return this.#values[key] !== undefined;
  }

  /** Reads a text parameter of a sandbox request; undefined when it was not sent. An empty text means "unset". */
  text(key: string): string | undefined {
    this.#asked.add(key);
    const value = this.#values[key];
    if (value !== undefined && typeof value !== 'string') throw invalid(`Invalid string: ${this.name(key)}`, { param: this.name(key) });
    return value;
  }

  required(key: string): string {
    const value = this.text(key);
    if (value === undefined || value === '') throw invalid(`Missing required param: ${this.name(key)}.`, { code: 'parameter_missing', param: this.name(key) });
    return value;
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!values.includes(value as T)) throw invalid(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, { param: this.name(key) });
    return value as T;
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d{1,12}$/.test(value)) throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: this.name(key) });
    return Number(value);
  }

  flag(key: string): boolean | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: this.name(key) });
    return value === 'true';
  }

  part(key: string): Fields | undefined {
    this.#asked.add(key);
    const value = this.#values[key];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid('Invalid object', { param: this.name(key) });
    const part = new Fields(value, this.name(key));
    this.#parts.push(part);
    return part;
  }

  list(key: string): Fields[] {
    const part = this.part(key);
    return part ? Object.keys(part.#values).sort((a, b) => Number(a) - Number(b)).map((place) => part.part(place)!) : [];
  }

  texts(key: string): string[] | undefined {
    const part = this.part(key);
    return part && Object.keys(part.#values).map((place) => part.text(place) ?? '');
  }

  /** Merges the metadata of a sandbox request into `known`; an empty value removes a key. */
  metadata(key = 'metadata', known: Record<string, string> = {}): Record<string, string> {
    const part = this.part(key);
    const merged = { ...known };
    for (const name of part ? Object.keys(part.#values) : []) {
      const value = part!.text(name) ?? '';
      if (value === '') delete merged[name];
      else merged[name] = value;
    }
    return merged;
  }

  /** Marks parameters of a request as accepted that have no effect in the payments sandbox. */
  ignore(...keys: string[]): void {
    for (const key of keys) this.#asked.add(key);
  }

  /** Refuses a sandbox request with parameters that its handler did not read. @throws Stripe's error for the unknown parameter */
  done(): void {
    const unknown = Object.keys(this.#values).find((key) => !this.#asked.has(key));
    if (unknown !== undefined) {
      const name = this.name(unknown);
      throw new SandboxError(400, { type: 'invalid_request_error', code: 'parameter_unknown', param: name, message: `Received unknown parameter: ${name} (the payments sandbox does not know it)` });
    }
    this.#parts.forEach((part) => part.done());
  }
}
