import type { ToolCall } from '#contracts/chat.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { lockOwnChat } from '../replying/lock-chat.ts';
import type { StoredPart } from '../stored-parts.ts';
import { formOfMedia, wishOf } from '../tools/paid/tool-run.ts';
import type { StoredRun } from '../tools/paid/tool-run.ts';
import { shownInputs } from '../tools/paid/shown-inputs.ts';
import { shownCall } from './answer-call.ts';
import type { CallsContext } from './calls-context.ts';
import { findAsking, lockAsking } from './find-call.ts';
import type { CallPlace } from './find-call.ts';

/** Returns the form of a tool call for the person who may change it. @throws AppError not_found when the prompt is gone */
const formOf = async (connection: Connection, { promptTexts }: Pick<CallsContext, 'promptTexts'>, userId: string, run: StoredRun): Promise<PromptForm> =>
  run.kind === 'media' ? formOfMedia(run.contentType) : (await promptTexts.formToRun(connection, run.promptId, userId, run.versionId)).form;

/** Returns the form of a tool call that waits for an answer, with the inputs that the model chose. @throws AppError not_found, already_answered */
export async function callForm(connection: Connection, ctx: Pick<CallsContext, 'promptTexts'>, place: CallPlace): Promise<{ form: PromptForm; inputs: Record<string, unknown> }> {
  const { run } = await findAsking(connection, place);
  return { form: await formOf(connection, ctx, place.userId, run), inputs: run.inputs };
}

const REPLACE = `update chat_tool_calls set status = 'cancelled', problem = 'You changed what it asks for.', answered_at = :now, ended_at = :now where id = :id`;
const INSERT = `
  insert into chat_tool_calls (id, chat_id, message_id, user_id, round, position, provider_call_id, tool, title, prompt_id, prompt_version_id, content_type, arguments, inputs, quote, status, replaces_id, created_at)
  select cast(:id as uuid), chat_id, message_id, user_id, round, position, cast(:providerCallId as text), tool, title, prompt_id, prompt_version_id, content_type, cast(:arguments as jsonb), cast(:inputs as jsonb), cast(:quote as jsonb), 'asking', id, cast(:now as timestamptz)
  from chat_tool_calls where id = :oldId`;
const PARTS = 'select parts from chat_messages where id = ? for update';
const ADD_PART = 'update chat_messages set parts = cast(:parts as jsonb) where id = :messageId';

/**
 * Replaces a tool call that asks by one with other inputs and a new price, and cancels the first (docs/rules/chat.md#changed-call). It starts
 * no run.
 * @throws AppError not_found, already_answered, invalid_request, and as ToolRuns.priceIn
 */
export async function changeCall(tx: Tx, ctx: CallsContext, place: CallPlace, { inputs, patterns }: { inputs: Readonly<Record<string, unknown>>; patterns: PatternCheck }): Promise<ToolCall> {
  await lockOwnChat(tx, place);
  const old = await lockAsking(tx, place);
  const form = await formOf(tx, ctx, place.userId, old.run);
  const { values, issues } = checkInputs(form, inputs, patterns);
  patterns.complete();
  if (issues.length > 0) throw invalid(issues, 'Some fields are not valid yet.');
  const run: StoredRun = { ...old.run, inputs: values };
  const quote = await ctx.toolRuns.priceIn(tx, place.userId, wishOf(run, patterns), patterns);
  const now = ctx.clock.now();
  const id = newId();
  await rows(tx, REPLACE, { id: old.id, now });
  await rows(tx, INSERT, { id, oldId: old.id, providerCallId: `call_${id.replaceAll('-', '')}`, arguments: JSON.stringify(run), inputs: JSON.stringify(shownInputs(form, values)), quote: JSON.stringify(quote), now });
  const [message] = await rows<{ parts: StoredPart[] }>(tx, PARTS, [old.messageId]);
  const parts = (message?.parts ?? []).flatMap((part): StoredPart[] => (part.kind === 'tool' && part.callId === old.id ? [part, { kind: 'tool', callId: id }] : [part]));
  await rows(tx, ADD_PART, { messageId: old.messageId, parts: JSON.stringify(parts) });
  return shownCall(tx, ctx, { ...old, id });
}
