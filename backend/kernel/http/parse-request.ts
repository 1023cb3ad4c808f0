import type { z } from 'zod';
import type { Issue } from '#contracts/errors.ts';
import { invalid } from '../errors.ts';
import { readBy } from './compiled-schema.ts';
import { unstorableTexts } from '../unstorable-texts.ts';

export interface RawRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The schemas by which an endpoint reads its requests. */
interface Schemas {
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  body?: z.core.$ZodType | undefined;
}

const REQUIRED_MESSAGE = 'Please fill in all required fields.';

/** Reads parameters, query and body of a request by the schemas of its endpoint. @throws AppError invalid_request with every issue of all three parts */
export function parseRequest(endpoint: Schemas, raw: RawRequest): ParsedRequest {
  const issues: Issue[] = unstorableTexts({ ...raw.params, ...raw.query });
  let missing = false;
  const read = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
    if (!schema) {
      issues.push(...unknownFields(value));
      return undefined;
    }
    const parsed = readBy(schema, value);
    if (parsed.success) return parsed.data;
    missing ||= parsed.error.issues.some((issue) => isMissing(issue, value));
    issues.push(...parsed.error.issues.flatMap((issue) => describeIssue(issue, value)));
    return undefined;
  };
  const request = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, { ...raw.query }),
    body: read(endpoint.body, raw.body ?? (endpoint.body ? {} : undefined)),
  };
  if (issues.length > 0) throw invalid(issues, missing ? REQUIRED_MESSAGE : undefined);
  return request;
}

/** Reads the query of a route that answers with a file. @throws AppError invalid_request with every issue */
export function parseQuery<Schema extends z.core.$ZodType>(schema: Schema, query: Record<string, unknown>): z.output<Schema> {
  return parseRequest({ query: schema }, { params: {}, query, body: undefined }).query as z.output<Schema>;
}

/** Reports fields that a client sent in a part of the request for which the endpoint has no schema. They are refused. */
function unknownFields(value: unknown): Issue[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return [{ path: [], message: 'No value is allowed here.' }];
  return Object.keys(value).map((key) => ({ path: [key], message: 'This field is unknown.' }));
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'This field is unknown.' }));
  }
  if (isMissing(issue, value)) return [{ path, message: 'This is required.' }];
  return [{ path, message: issue.message }];
}

const isMissing = (issue: z.core.$ZodIssue, value: unknown): boolean =>
  issue.path.length > 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code) && at(value, issue.path) === undefined;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
