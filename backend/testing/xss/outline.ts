import { Window } from 'happy-dom';

export interface Page {
  document: Window['document'];
  /** The elements of a page with the names of their attributes, in order. A text that the page takes for HTML changes this list. */
  outline: string[];
  close(): Promise<void>;
}

/** Parses HTML as a browser does, without running or loading anything. */
export function readPage(html: string): Page {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true, disableIframePageLoading: true } as never });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const outline = [...document.querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`);
  return { document, outline, close: () => window.happyDOM.close() };
}
