import type { TargetType } from '#contracts/targets.ts';

/** The kind of thing that a report or decision is about, which stands before its title. A prompt is shown by its title alone. */
export const TARGET_WORDS: Record<TargetType, string> = {
  prompt: '',
  review: 'A review of ',
  comment: 'A comment on ',
  creation: 'A creation: ',
  prompt_pack: 'A pack: ',
  folder: 'A folder: ',
  collection: 'The collection ',
  challenge: 'A challenge: ',
  challenge_entry: 'An entry of a challenge: ',
  agent: 'An agent: ',
  chat_share: 'A shared chat: ',
  person: 'The profile of ',
};
