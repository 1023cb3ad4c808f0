import type { ToolCall, ToolName } from '#contracts/chat.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

/** The chat that a tool is called in. */
export interface ToolChat {
  chatId: string;
  /** The id of the reply that calls the tool. */
  messageId: string;
  /** The owner of the chat: tools run as this person, never as the agent's author. */
  userId: string;
  agentId: string | null;
  draft: boolean;
}

/** What a model asked a tool for, once its arguments are an object. */
export interface ToolRequest {
  chat: ToolChat;
  /** The model's arguments. They are untrusted, so the tool checks them. */
  arguments: Readonly<Record<string, unknown>>;
  /** A database connection outside of every transaction. */
  connection: Connection;
  /** Aborted when the reply is stopped. */
  signal: AbortSignal;
}

/** A call's inputs as its card shows them, label by label. `fileId`: a picture that the person chose. */
export type ShownInputs = (ToolCall['inputs'][number] & { fileId?: string })[];

/** What a tool answers. */
export type ToolOutcome =
  /** The tool answered at no cost. The model gets `result` as data. */
  | { kind: 'data'; title: string; inputs: ShownInputs; result: string }
  /** The tool costs tokens, so the chat asks the person first. If the person confirms, the run starts with the stored `arguments`. */
  | { kind: 'asks'; title: string; inputs: ShownInputs; arguments: Readonly<Record<string, unknown>>; quote: Quote; contentType: ContentType; prompt: { id: string; versionId: string | null } | null }
  /** The arguments do not fit, or a limit was reached. The model is told the problem, in plain words. */
  | { kind: 'refused'; title: string; inputs: ShownInputs; problem: string };

/** A tool that replies may use (docs/rules/chat.md#tools). */
export interface ChatTool {
  name: ToolName;
  /** Told to the model. */
  description: string;
  /** JSON schema of the arguments, an object. */
  schema: Readonly<Record<string, unknown>>;
  /** When it throws, the call is refused and the reply goes on. */
  run(request: ToolRequest): Promise<ToolOutcome>;
}

/** Lists the tools that a reply may call, and starts the calls that need no confirmation. */
export interface ChatTools {
  /** The tools of a chat, as its agent allows them. Without an agent: the free ones, and those that every chat has. */
  offered(connection: Connection, chat: ToolChat): Promise<readonly ChatTool[]>;
  /**
   * In the transaction that ends the run of a reply whose calls ask: starts those that may run without asking, within the rest of the chat's
   * limit. The rows of `chat_tool_calls` are stored as `asking`.
   */
  asked(tx: Tx, chat: ToolChat): Promise<void>;
}
