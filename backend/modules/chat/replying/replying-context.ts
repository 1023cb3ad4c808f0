import type { Agents } from '#modules/agents/index.ts';
import type { ChatRuns, CreationRuns } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { ChatContext } from '../chat-context.ts';
import type { ChatTools } from '../tools/chat-tool.ts';

/** The dependencies of commands that write replies, in addition to those of chats. */
export interface ReplyingContext extends ChatContext {
  agents: ChatContext['agents'] & Pick<Agents, 'memory'>;
  identity: ChatContext['identity'] & Pick<Identity, 'profile'>;
  media: ChatContext['media'] & Pick<Media, 'attached' | 'bytes' | 'claim' | 'release'>;
  runs: ChatContext['runs'] & Pick<CreationRuns, 'kept'>;
  replyRuns: ChatRuns;
  tools: ChatTools;
}
