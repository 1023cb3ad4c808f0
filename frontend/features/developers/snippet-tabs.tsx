import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { column, hstack } from '#styled/patterns';
import { useOrigin } from '#lib/server-rendering.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { CodeBlock } from './code-block.tsx';
import { ENDPOINT } from './developers.words.ts';
import type { Operation } from './operations.ts';
import { LANGUAGES, snippetOf } from './snippets.ts';
import type { Language } from './snippets.ts';

/** The example request of an endpoint as a program in three languages, each in a tab. */
export function SnippetTabs({ operation }: { operation: Operation }) {
  const [language, setLanguage] = useState<Language>('curl');
  const [copied, setCopied] = useState<string | null>(null);
  const text = snippetOf(language, operation, useOrigin());
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(text), () => setCopied(null));
  return (
    <div className={column({ gap: '3' })}>
      <div className={hstack({ gap: '2', justifyContent: 'space-between', flexWrap: 'wrap' })}>
        <SegmentedControl label={ENDPOINT.snippetsLabel} options={LANGUAGES} value={language} onValueChange={setLanguage} />
        <Button size="sm" icon={copied === text ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>{copied === text ? ENDPOINT.copiedButton : ENDPOINT.copyButton}</Button>
      </div>
      <CodeBlock label={ENDPOINT.snippetsLabel}>{text}</CodeBlock>
    </div>
  );
}
