import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { CodeBlock } from './code-block.tsx';
import { TRY_IT } from './developers.words.ts';
import { addressOf } from './operations.ts';
import type { Operation } from './operations.ts';
import { sendTry } from './send-try.ts';

/** The form by which the reader of the API reference sends a real request with their own API key. */
export function TryIt({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(() => (operation.body === undefined ? null : JSON.stringify(operation.body, null, 2)));
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({ mutationFn: sendTry, retry: false });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (apiKey.trim() === '') return setProblem(TRY_IT.keyMissing);
    if (body !== null && !isJson(body)) return setProblem(TRY_IT.bodyBad);
    setProblem(null);
    send.mutate({ method: operation.method, address: addressOf(operation, values), key: apiKey.trim(), body });
  };
  return (
    <form className={column({ gap: '4' })} onSubmit={submit} noValidate>
      {operation.parameters.filter((each) => each.in !== 'header').map(({ name, required }) => (
        <Field key={name} label={name} optional={!required}><Input mono autoComplete="off" value={values[name] ?? ''} onChange={(event) => setValues({ ...values, [name]: event.target.value })} /></Field>
      ))}
      {body !== null && <Field label={TRY_IT.bodyLabel}><Textarea mono grow rows={6} spellCheck={false} value={body} onChange={(event) => setBody(event.target.value)} /></Field>}
      {operation.method !== 'GET' && <p className={metaText()}>{TRY_IT.spendsText}</p>}
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
      {send.isError && <Alert tone="bad">{TRY_IT.failed}</Alert>}
      <div><Button type="submit" variant="primary" busy={send.isPending} busyLabel={TRY_IT.busyLabel}>{TRY_IT.sendButton}</Button></div>
      {send.data && (
        <div className={column({ gap: '2' })}>
          <p className={css({ fontWeight: 'semibold' })}>{TRY_IT.statusText(send.data.status, send.data.ms)}</p>
          <CodeBlock label={TRY_IT.answerLabel}>{send.data.text}</CodeBlock>
        </div>
      )}
      <LiveRegion>{send.data ? TRY_IT.statusText(send.data.status, send.data.ms) : ''}</LiveRegion>
    </form>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
