import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ignoreAborts } from './ignore-aborts.ts';
import '#ui/theme/styles.css';

/** Starts the client. A failure to mount is told on the page, in the specified words. */
function mount(): void {
  const root = document.getElementById('root');
  try {
    if (!root) throw new Error('the page has no root element');
    createRoot(root).render(<StrictMode><App /></StrictMode>);
  } catch (error) {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = `Failed to load app: ${error instanceof Error ? error.message : String(error)}`;
    document.body.replaceChildren(message);
  }
}

ignoreAborts(window);
mount();
