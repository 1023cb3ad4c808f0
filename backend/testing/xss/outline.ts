import { Window } from 'happy-dom';

export interface Page {
  document: Window['document'];
  /** Elements with the names of their attributes, in order: what a text adds to a page that takes it for HTML. */
  outline: string[];
  close(): Promise<void>;
}

/** Reads HTML as a browser does, without running or loading anything of it. */
export function readPage(html: string): Page {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true, disableIframePageLoading: true } as never });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const outline = [...document.querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`);
  return { document, outline, close: () => window.happyDOM.close() };
}
