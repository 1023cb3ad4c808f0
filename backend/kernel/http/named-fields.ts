import { core } from 'zod';
import { must } from '#contracts/must.ts';
import { compiledSchema } from './compiled-schema.ts';

type Schema = core.$ZodType;
type Copy = (value: unknown) => unknown;

/** Thrown when a value has not the shape of its schema. The caller then runs zod's whole check, which names the problem. */
export class UnexpectedShape extends Error {
  override readonly name = 'UnexpectedShape';
}

/** The parts of a zod schema that contain other schemas. */
interface Parts {
  shape?: Readonly<Record<string, Schema>>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  checks?: readonly { _zod: { def: { check: string } } }[];
  coerce?: boolean;
}

const PLAIN = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'unknown', 'any']);
/** Returns a value unchanged: texts, numbers, and containers of only these. */
const asItIs: Copy = (value) => value;
const copies = new WeakMap<Schema, Copy>();

/**
 * Makes a function that copies a value with the fields that its schema names, and no others. It does not check texts and numbers, so it takes an
 * eighth of the time of zod's whole check. Zod itself reads unions and schemas that change a value. The function throws UnexpectedShape.
 */
export function namedFields(schema: Schema): Copy {
  const known = copies.get(schema);
  if (known) return known;
  const made = build(schema);
  copies.set(schema, made);
  return made;
}

function build(schema: Schema): Copy {
  const def = schema._zod.def as { type: string } & Parts;
  if (def.coerce || def.checks?.some((check) => check._zod.def.check === 'overwrite')) return byZod(schema);
  if (PLAIN.has(def.type)) return asItIs;
  switch (def.type) {
    case 'object':
      return def.catchall === undefined || def.catchall._zod.def.type === 'never' ? objectCopy(must(def.shape, 'the fields of an object')) : byZod(schema);
    case 'array':
      return listCopy(namedFields(must(def.element, 'the elements of a list')));
    case 'nullable':
    case 'optional': {
      const inner = namedFields(must(def.innerType, 'what a schema wraps'));
      return inner === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : inner(value));
    }
    default:
      return byZod(schema);
  }
}

/**
 * Compiles a function that copies an object, as zod does for its own checks. One literal with all fields is a dozen times faster than copying field
 * by field.
 */
function objectCopy(shape: Readonly<Record<string, Schema>>): Copy {
  const names = Object.keys(shape);
  const copiesOfFields = Object.values(shape).map(namedFields);
  const fields = names.map((name, n) => {
    const field = JSON.stringify(name);
    return copiesOfFields[n] === asItIs ? `[${field}]: value[${field}]` : `[${field}]: copies[${n}](value[${field}])`;
  });
  // Field names are constants of our contracts, and quoted.
  // eslint-disable-next-line no-new-func
  const copy = new Function('copies', `return (value) => ({ ${fields.join(', ')} })`)(copiesOfFields) as (value: object) => unknown;
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new UnexpectedShape();
    return copy(value);
  };
}

function listCopy(copy: Copy): Copy {
  return (value) => {
    if (!Array.isArray(value)) throw new UnexpectedShape();
    return copy === asItIs ? value : value.map(copy);
  };
}

function byZod(schema: Schema): Copy {
  const compiled = compiledSchema(schema);
  return (value) => {
    const read = core.safeParse(compiled, value);
    if (!read.success) throw new UnexpectedShape();
    return read.data;
  };
}
