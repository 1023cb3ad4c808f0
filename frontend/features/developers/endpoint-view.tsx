import { css } from '#styled/css';
import { column, longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { CodeBlock } from './code-block.tsx';
import { ENDPOINT, TRY_IT } from './developers.words.ts';
import type { Operation } from './operations.ts';
import { SnippetTabs } from './snippet-tabs.tsx';
import { TryIt } from './try-it.tsx';

/** An endpoint in the API reference: description, example, a form that sends a request, its answer and its errors. */
export function EndpointView({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { method, path, summary, scopes, answer, errors } = operation;
  return (
    <article aria-labelledby="endpoint" className={column({ layerStyle: 'panel', gap: '6', padding: { base: '4', md: '6' }, minWidth: '0' })}>
      <header className={stack({ gap: '2' })}>
        <h2 id="endpoint" className={longWords({ textStyle: 'h4', fontFamily: 'mono' })}>{`${method} ${path}`}</h2>
        <p className={mutedText()}>{summary}</p>
        <p className={wrap({ gap: '2' })}><Badge>{ENDPOINT.scopesText(scopes)}</Badge></p>
      </header>
      <SnippetTabs operation={operation} />
      <section aria-labelledby="try-it" className={column({ gap: '3' })}>
        <h3 id="try-it" className={css({ textStyle: 'label' })}>{TRY_IT.title}</h3>
        <TryIt key={operation.id} operation={operation} apiKey={apiKey} />
      </section>
      {answer !== undefined && (
        <section aria-labelledby="answer" className={column({ gap: '3' })}>
          <h3 id="answer" className={css({ textStyle: 'label' })}>{ENDPOINT.answerTitle}</h3>
          <CodeBlock label={ENDPOINT.answerTitle}>{JSON.stringify(answer, null, 2)}</CodeBlock>
        </section>
      )}
      <section aria-labelledby="errors" className={column({ gap: '3' })}>
        <h3 id="errors" className={css({ textStyle: 'label' })}>{ENDPOINT.errorsTitle}</h3>
        <dl className={css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '4', rowGap: '2' })}>
          {errors.flatMap(({ status, description }) => [
            <dt key={status} className={css({ fontFamily: 'mono', fontWeight: 'semibold' })}>{status}</dt>,
            <dd key={`${status} says`} className={metaText()}>{description.replaceAll('`', '')}</dd>,
          ])}
        </dl>
      </section>
    </article>
  );
}
