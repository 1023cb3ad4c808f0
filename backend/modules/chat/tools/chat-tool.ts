import type { ToolCall, ToolName } from '#contracts/chat.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

/** The chat in which a tool is called. */
export interface ToolChat {
  chatId: string;
  /** The id of the reply that calls the tool. */
  messageId: string;
  /** The owner of the chat: tools run as this person, never as the agent's author. */
  userId: string;
  agentId: string | null;
  draft: boolean;
}

/** A call of a tool by a model, after its arguments were found to be an object. */
export interface ToolRequest {
  chat: ToolChat;
  /** The model's arguments. They are untrusted, so the tool checks them. */
  arguments: Readonly<Record<string, unknown>>;
  /** A database connection outside of every transaction. */
  connection: Connection;
  /** The signal that aborts the tool when the reply is stopped. */
  signal: AbortSignal;
}

/** The inputs of a tool call as its card shows them, with labels. `fileId`: a picture that the person chose. */
export type ShownInputs = (ToolCall['inputs'][number] & { fileId?: string })[];

/** The outcome of a tool call. */
export type ToolOutcome =
  /** The tool answered for free. The model gets `result` as data. */
  | { kind: 'data'; title: string; inputs: ShownInputs; result: string }
  /** The tool costs tokens, so the chat asks the person first. If the person confirms, the run starts with the stored `arguments`. */
  | { kind: 'asks'; title: string; inputs: ShownInputs; arguments: Readonly<Record<string, unknown>>; quote: Quote; contentType: ContentType; prompt: { id: string; versionId: string | null } | null }
  /** The arguments do not fit, or a limit was reached. The model is told the problem, in plain words. */
  | { kind: 'refused'; title: string; inputs: ShownInputs; problem: string };

/** A tool that replies may use (docs/rules/chat.md#tools). */
export interface ChatTool {
  name: ToolName;
  /** The description that the model gets. */
  description: string;
  /** The JSON schema of the tool's arguments, an object. */
  schema: Readonly<Record<string, unknown>>;
  /** Runs the tool. If it throws, the call is refused and the reply goes on. */
  run(request: ToolRequest): Promise<ToolOutcome>;
}

/** Lists the tools that a reply may call, and starts the calls that need no confirmation. */
export interface ChatTools {
  /** Lists the tools of a chat that its agent allows. Without an agent: the free tools, and pictures. */
  offered(connection: Connection, chat: ToolChat): Promise<readonly ChatTool[]>;
  /**
   * Starts those tool calls of a reply that fit into the chat's automatic limit. It runs in the transaction that ends the reply's run, when
   * the calls are stored as `asking`.
   */
  asked(tx: Tx, chat: ToolChat): Promise<void>;
}
