import type { ChatMessage, MessagePart, ToolCall } from '#contracts/chat.ts';
import { PRODUCT } from '#contracts/product.ts';
import { safeMarkdown } from '../domain/safe-markdown.ts';
import type { ChatRow } from '../queries/chat-row.ts';

/** Escapes a text to one line in which Markdown interprets nothing. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/[\\`*_{}[\]>()#+\-.!|~&]/g, '\\$&').replace(/</g, '&lt;');

/** A chat as its exported file shows it. */
export interface ExportedChat {
  chat: ChatRow;
  /** The name of the agent; null for a chat without an agent. */
  agentName: string | null;
  now: Date;
}

/** Yields the open branch of a chat as Markdown, piece by piece. */
export async function* markdownPieces({ chat, agentName, now }: ExportedChat, messages: AsyncIterable<ChatMessage>): AsyncGenerator<string> {
  yield `# ${plain(chat.title) || 'Chat'}\n\n${agentName === null ? '' : `With ${plain(agentName)}. `}Begun ${chat.created_at.toISOString()}, saved from ${PRODUCT} ${now.toISOString()}.\n`;
  for await (const message of messages) {
    const by = message.role === 'user' ? 'You' : agentName ?? message.model?.label ?? 'Reply';
    const attached = message.attachments.map((each) => `- Attached: ${plain(each.kind === 'file' ? each.name : each.title)}\n`).join('');
    yield `\n## ${plain(by)}\n\n${message.parts.map(markdownOf).join('\n\n')}\n${attached === '' ? '' : `\n${attached}`}`;
  }
}

const markdownOf = (part: MessagePart): string => (part.kind === 'text' ? safeMarkdown(part.text) : toolLine(part.call));

function toolLine({ title, status, inputs, generation }: ToolCall): string {
  const asked = inputs.map(({ label, value }) => `> - ${plain(label)}: ${plain(value)}`).join('\n');
  const made = (generation?.outputs ?? []).map((output) => (output.kind === 'text' ? `\n${safeMarkdown(output.text)}` : `> - Made: ${plain(output.url)}`)).join('\n');
  return [`> **${plain(title)}** (${status})`, asked, made].filter(Boolean).join('\n');
}

/** Yields all branches of a chat as one JSON document, piece by piece. Each message names its parent. */
export async function* jsonPieces({ chat, agentName, now }: ExportedChat, messages: AsyncIterable<ChatMessage>): AsyncGenerator<string> {
  const head = { product: PRODUCT, version: 1, exportedAt: now, chat: { id: chat.id, title: chat.title, agent: agentName, model: chat.model_id, spent: chat.spent, openLeafId: chat.leaf_id, createdAt: chat.created_at } };
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let first = true;
  for await (const { attempt: _attempt, nextSeq: _nextSeq, branch: _branch, ...message } of messages) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(message)}`;
    first = false;
  }
  yield '\n]}\n';
}
