import { createAgent, getAgentDraft, publishAgent, saveAgentDraft } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/** A definition of an agent that can be published. */
export const finished = (changes: Partial<AgentDefinition> = {}): Partial<AgentDefinition> => ({
  name: 'Kind Fox', description: 'Edits your draft and keeps your voice.', category: 'writing', instructions: 'You are a kind fox who edits drafts. Keep the voice of the author.',
  greeting: 'Paste your draft.', starters: ['Shorten this', 'Is it clear?'], ...changes,
});

/** Creates a private agent and returns its draft. */
export async function drafted(author: HttpUser, changes: Partial<AgentDefinition> = {}): Promise<AgentDraft> {
  const { status, body, text } = await call(author, createAgent, { body: { definition: finished(changes) }, key: newId() });
  if (status !== 201) throw new Error(`not created: ${text}`);
  return body.agent;
}

export const draftOf = async (author: HttpUser, id: string): Promise<AgentDraft> => (await call(author, getAgentDraft, { params: { id } })).body.agent;

/** Saves changes to an agent's stored draft. */
export async function saved(author: HttpUser, id: string, changes: Partial<AgentDefinition>): Promise<AgentDraft> {
  const { revision, definition } = await draftOf(author, id);
  const { status, body, text } = await call(author, saveAgentDraft, { params: { id }, body: { revision, definition: { ...definition, ...changes } }, key: newId() });
  if (status !== 200) throw new Error(`not saved: ${text}`);
  return body.agent;
}

/** Publishes an agent's stored draft, as public unless another visibility is given. */
export async function publish(author: HttpUser, id: string, visibility: AgentVisibility = 'public'): Promise<HttpAnswer<{ agent: AgentDraft }>> {
  const { revision } = await draftOf(author, id);
  return call(author, publishAgent, { params: { id }, body: { revision, visibility }, key: newId() });
}

/** Creates and publishes an agent. */
export async function published(author: HttpUser, changes: Partial<AgentDefinition> = {}, visibility: AgentVisibility = 'public'): Promise<AgentDraft> {
  const { id } = await drafted(author, changes);
  const { status, body, text } = await publish(author, id, visibility);
  if (status !== 200 || body.agent.status !== 'published') throw new Error(`not published: ${text}`);
  return body.agent;
}

/** Runs a maintenance task of agents. */
export const maintain = (app: TestApp, task: string): Promise<void> => must(app.modules.agents.maintenance?.find(({ name }) => name === `agents.${task}`), 'the task').run();

/** The error code of a refused request. */
export const codeOf = ({ body }: HttpAnswer): string | undefined => (body as { code?: string }).code;
