interface Texts {
  subject: string;
  content: string;
}

interface Review {
  name: string;
  outcome: 'approved' | 'changes_requested' | 'rejected';
  note: string;
}

/** Writes the message to an agent's author about a moderator's decision. */
export const agentReviewedTexts = ({ name, outcome, note }: Review): Texts => {
  if (outcome === 'approved') return { subject: `“${name}” is approved`, content: 'Other people can talk to your agent now, as you submitted it.' };
  return outcome === 'rejected'
    ? { subject: `“${name}” was rejected`, content: `The moderator wrote: ${note}` }
    : { subject: `“${name}” needs a change`, content: `Change it and publish it again. The moderator wrote: ${note}` };
};
