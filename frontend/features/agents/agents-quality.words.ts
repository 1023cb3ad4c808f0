/** Texts of the agent builder's advice on what an agent still lacks. */
export const QUALITY = {
  label: 'How complete it is',
  whole: 'Nothing is missing.',
  good: 'Good to publish.',
  begun: 'A start.',
  tips: {
    role: 'Say who it is: “You are …”.',
    steps: 'Say what it does first, and what then.',
    limits: 'Say what it never does.',
    example: 'One example reply would lift it.',
    face: 'Give it a name and a one-liner.',
    starters: 'Write a greeting and two starters.',
    abilities: 'Attach a prompt or a note.',
  },
};

export const IMPROVE_INSTRUCTIONS = {
  button: 'Improve with AI',
  buttonPrice: (price: string) => `Improve with AI · ${price}`,
  offer: 'A model reads your instructions and writes clearer ones. If it fails, it costs nothing.',
  running: 'A model reads your instructions and writes clearer ones.',
  progressLabel: 'Improving the instructions',
  wishHelp: 'Names after an @ do not change.',
  noResult: 'The run made no result. Your instructions are unchanged.',
  acceptedTitle: 'The new instructions are in place',
  accepted: 'Undo in the editor brings the old ones back.',
  staleText: 'You changed the instructions meanwhile. This compares with your newest text.',
};
