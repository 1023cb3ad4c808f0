import { rule, RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';

/** A rule as whoever it was applied to reads it: what it asks for, and what helps. */
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

/** What a moderator says when nothing more needs saying; meant to be edited. */
const NOTE_TEMPLATES: Record<Rule, string> = {
  spam: 'This is nearly the same as a prompt that was published earlier. Make it your own, or publish it as a remix of the first.',
  misleading: 'With the example inputs it makes something else than the description says. Please bring the two together.',
  broken: 'The test runs did not deliver. Please run it once with each of its example inputs before you send it in again.',
  unfair_price: 'Similar prompts of this category cost much less. Please choose a price that fits, or say what makes it worth more.',
  unsafe: 'It asks for content that is not allowed here (terms of service, "What you may not make").',
  personal_data: 'The template or the samples show personal data of real people. Please replace them by made-up ones.',
  rights: 'It uses a name, text or picture of somebody else. Please use your own, or tell us who gave you permission.',
  quality: 'The idea is good. Before it can be sold it needs clearer field labels, an example in every field and a sample that shows what comes out.',
};

/** The same about a review or a comment. */
const wordsNote = (about: Rule): string => `We took down what you wrote here. ${RULES[about]}.`;

/** Words to begin a note with, about a prompt or about what somebody said. */
export const noteTemplate = (about: Rule, said: boolean): string => (said ? wordsNote(about) : NOTE_TEMPLATES[about]);

export const RULE_OPTIONS = rule.options.map((value) => ({ value, label: RULES[value] }));
