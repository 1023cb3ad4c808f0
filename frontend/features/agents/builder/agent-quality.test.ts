import { expect, test } from 'vitest';
import { blankAgent } from '../draft/blank-agent.ts';
import { agentQuality } from './agent-quality.ts';

const GOBLIN = 'You are a goblin who prints gig posters.\n1. Ask what the poster is for.\n2. Offer three directions.\nNever print before the person has pointed at one.';

test('the quality score of an agent without text is 0, and the advice says where to begin', () => {
  expect(agentQuality(blankAgent())).toEqual({ score: 0, verdict: 'A start.', tip: 'Say who it is: “You are …”.' });
});

test("each sign of quality raises an agent's score, and the advice names the missing one that is worth most", () => {
  const written = { ...blankAgent(), name: 'Goblin', description: 'Prints.', instructions: GOBLIN };
  expect(agentQuality(written)).toMatchObject({ score: 66, verdict: 'A start.' });
  const talking = { ...written, greeting: 'Hello', starters: ['A poster', 'A flyer', ''] };
  expect(agentQuality(talking)).toEqual({ score: 78, verdict: 'Good to publish.', tip: 'One example reply would lift it.' });
  const whole = { ...talking, instructions: `${GOBLIN}\nFor example: Lagoon, one lit lane.`, generators: { image: true, video: false } };
  expect(agentQuality(whole)).toEqual({ score: 100, verdict: 'Nothing is missing.', tip: null });
});

test('instructions of a few words get no quality points for a role', () => {
  expect(agentQuality({ ...blankAgent(), instructions: 'you are only' }).score).toBe(0);
});
