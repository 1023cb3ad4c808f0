import { rule, RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';

/** Advice about each rule for the person to whom a moderator applied it: what the rule asks for, and what helps. */
export const RULE_ADVICE: Record<Rule, string> = {
  spam: 'Each prompt should be your own idea, offered once. If you built on another prompt, publish it as a remix, which names the original author.',
  misleading: 'People decide by the title, the description and the samples. The results should match them, at least with the example inputs.',
  broken: 'Each run should deliver a result. Test it with its example inputs and check that every variable of the template has a field.',
  unfair_price: 'The price should fit what comes out. Compare with similar prompts in the same category.',
  unsafe: 'Some content is not allowed here. The terms of service list it.',
  personal_data: 'Names, addresses and faces of real people need their consent. Use placeholders in examples.',
  rights: 'Texts, pictures, brands and names of others need their permission. Otherwise use your own.',
  quality: 'The idea is good, but it needs more work before people pay for it. The note says where to start.',
};

/** Prepared notes of moderators to the author, one for each rule. The moderator may edit them. */
const NOTE_TEMPLATES: Record<Rule, string> = {
  spam: 'This is nearly the same as a prompt that was published earlier. Change it, or publish it as a remix of that prompt.',
  misleading: 'With the example inputs it makes something else than the description says. Please change one of them.',
  broken: 'The test runs did not deliver. Please run it once with each of its example inputs before you submit it again.',
  unfair_price: 'Similar prompts of this category cost much less. Please choose a lower price, or explain in the description why it costs more.',
  unsafe: 'It asks for content that is not allowed here (terms of service, "What is not allowed").',
  personal_data: 'The template or the samples show personal data of real people. Please replace them with invented data.',
  rights: 'It uses a name, text or picture of another person or brand. Please use your own, or tell us who gave you permission.',
  quality: 'The idea is good. Before it can be sold, it needs clear field labels, an example in every field and a sample that shows a result.',
};

/** Returns the prepared note for the author of a review or comment to which a moderator applied a rule. */
const wordsNote = (about: Rule): string => `We took down what you wrote here. ${RULES[about]}.`;

/** Returns a moderator's prepared note about a prompt or, when `said` is true, about a comment or review. */
export const noteTemplate = (about: Rule, said: boolean): string => (said ? wordsNote(about) : NOTE_TEMPLATES[about]);

export const RULE_OPTIONS = rule.options.map((value) => ({ value, label: RULES[value] }));
