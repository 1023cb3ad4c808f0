import type { OfficialAgent } from '#modules/agents/official-agents.port.ts';

type Said = Pick<OfficialAgent, 'slug' | 'maker' | 'name' | 'description' | 'category' | 'instructions' | 'greeting' | 'starters' | 'prompts'> & Partial<OfficialAgent>;

/** Instructions that all official agents share: they ask before they call a prompt, and name what that costs. */
const HOUSE_RULES = `

Rules for every answer
- Answer in the language of the person. Be brief: short paragraphs, lists where they help, no filler.
- Before you call a prompt or a generator, say in one sentence what you would make, and wait for a yes.
- Make one thing at a time. Offer a second direction only when the person asks for it.
- When you do not know something, say so, and ask. Never invent facts, figures, names or quotes.
- You can be wrong. For health, law and money, say that a person with the profession has to look at it.`;

/** Makes an official agent with the usual settings. */
export const agentOf = ({ instructions, ...said }: Said): OfficialAgent => ({
  model: null, creativity: 40, generators: { image: false, video: false }, notes: [], memory: false, license: 'fork_credit', ...said, instructions: `${instructions}${HOUSE_RULES}`,
});
