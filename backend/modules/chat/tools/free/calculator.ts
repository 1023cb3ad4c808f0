import { z } from 'zod';
import type { ChatTool } from '../chat-tool.ts';
import { badArguments, shortened } from '../arguments.ts';
import { calculate, EXPRESSION_MAX } from './arithmetic.ts';

const given = z.strictObject({ expression: z.string().min(1).max(EXPRESSION_MAX) });

/** The free tool that calculates, so that a model need not guess. */
export const calculator: ChatTool = {
  name: 'calculator',
  description: 'Calculates an arithmetic expression exactly. Free. Knows + - * / ^ %, brackets, sqrt, round(x, places), min, max, sum, mod, log(x, base), ln, exp, sin, cos, tan, pi and e.',
  schema: { type: 'object', properties: { expression: { type: 'string', maxLength: EXPRESSION_MAX, description: 'For example: (12.5 * 3) / 7' } }, required: ['expression'], additionalProperties: false },
  run({ arguments: asked }) {
    const title = 'Calculator';
    const parsed = given.safeParse(asked);
    if (!parsed.success) return Promise.resolve(badArguments(title, parsed.error));
    const { expression } = parsed.data;
    const inputs = [{ label: 'Expression', value: shortened(expression) }];
    const done = calculate(expression);
    return Promise.resolve('problem' in done ? { kind: 'refused', title, inputs, problem: done.problem } : { kind: 'data', title, inputs, result: JSON.stringify({ expression, value: done.value }) });
  },
};
