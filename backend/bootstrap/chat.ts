import { createChat } from '#modules/chat/index.ts';
import type { ChatModule } from '#modules/chat/index.ts';
import type { Blocks } from '#modules/social/index.ts';
import type { ModuleDeps, Modules } from './modules.ts';
import type { createProviders } from './providers.ts';

interface Parts extends Pick<Modules, 'agents' | 'generation' | 'identity' | 'library' | 'media' | 'pricing' | 'prompts'> {
  blocks: Blocks;
  providers: ReturnType<typeof createProviders>;
}

/** Builds the module chat with the functions that it needs of other modules. */
export const chatOf = ({ config, db, clock, log, outbox, push }: ModuleDeps, { agents, blocks, generation, identity, library, media, pricing, prompts, providers }: Parts): ChatModule =>
  createChat({
    db, clock, log, outbox, push, blocks,
    agents: agents.agents,
    identity: identity.identity,
    media: media.media,
    pricing: pricing.pricing,
    prompts: prompts.prompts,
    runs: generation.creationRuns,
    replyRuns: generation.chatRuns,
    toolRuns: generation.toolRuns,
    promptTexts: prompts.texts,
    library: library.library,
    refuseWords: (texts) => generation.safety.refuse(texts),
    linkBaseUrl: config.http.linkBaseUrl,
    guestModels: () => (generation.startSwitch.mode() === 'on' ? providers.models() : []).filter(({ contentType, provider }) => contentType === 'text' && providers.find(provider)?.chat !== undefined).map((model) => ({ ...model, hosted: model.hosted === true })),
    provider: (id) => providers.find(id),
    guestOptions: config.chat,
  });
