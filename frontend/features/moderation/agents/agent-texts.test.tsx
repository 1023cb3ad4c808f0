import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgentTexts } from './agent-texts.tsx';

it('a moderator reads the instructions and notes of an agent as source in the face of code, and the greeting as a text', () => {
  const box = document.createElement('div');
  const definition = { instructions: '# Tea\nBe **calm**.', greeting: 'Hello.', starters: [], notes: [{ title: 'Cups', text: '* two' }], prompts: [] };
  box.innerHTML = renderToStaticMarkup(<AgentTexts definition={definition} prompts={{}} />);
  expect([...box.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['# Tea\nBe **calm**.', 'Cups\n* two']);
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Hello.']);
});
