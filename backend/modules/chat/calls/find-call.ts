import type { Quote } from '#contracts/pricing.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { storedRun } from '../tools/paid/tool-run.ts';
import type { StoredRun } from '../tools/paid/tool-run.ts';
import { alreadyAnswered, callMissing } from './calls.errors.ts';

/** A tool call that waits for its owner's answer, with the run that it would start. */
export interface AskingCall {
  id: string;
  chatId: string;
  messageId: string;
  userId: string;
  run: StoredRun;
  quote: Quote;
}

interface Row extends Omit<AskingCall, 'run' | 'quote'> {
  status: string;
  arguments: unknown;
  quote: Quote | null;
}

const COLUMNS = `id, chat_id as "chatId", message_id as "messageId", user_id as "userId", status, arguments, quote`;
const FIND = `select ${COLUMNS} from chat_tool_calls where id = :callId and chat_id = :chatId and user_id = :userId`;
const LOCK = `select ${COLUMNS} from chat_tool_calls where id = :callId and chat_id = :chatId and user_id = :userId for update`;

export interface CallPlace {
  userId: string;
  chatId: string;
  callId: string;
}

const asking = ({ status, quote, arguments: given, ...call }: Row): AskingCall => {
  const run = storedRun.safeParse(given);
  if (status !== 'asking' || quote === null || !run.success) throw alreadyAnswered();
  return { ...call, quote, run: run.data };
};

/** Reads a tool call that waits for an answer. @throws AppError not_found, already_answered */
export async function findAsking(connection: Connection, place: CallPlace): Promise<AskingCall> {
  const [call] = await rows<Row>(connection, FIND, { ...place });
  if (!call) throw callMissing();
  return asking(call);
}

/**
 * Locks a tool call that waits for an answer, until the transaction ends. The caller has locked its chat first.
 * @throws AppError not_found, already_answered
 */
export async function lockAsking(tx: Tx, place: CallPlace): Promise<AskingCall> {
  const [call] = await rows<Row>(tx, LOCK, { ...place });
  if (!call) throw callMissing();
  return asking(call);
}
