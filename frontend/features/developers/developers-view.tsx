import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, container, mutedText, stack } from '#styled/patterns';
import { getOpenApi } from '#contracts/api-keys.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { operationsQuery } from './developers.queries.ts';
import { DEVELOPERS } from './developers.words.ts';
import { EndpointList } from './endpoint-list.tsx';
import { EndpointView } from './endpoint-view.tsx';

const FIRST = 'postPromptsIdGenerate';

/** The API reference for members' programs: endpoints, examples, and a form that sends real requests. */
export function DevelopersView() {
  const operations = useQuery(operationsQuery);
  const [apiKey, setApiKey] = useState('');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(FIRST);
  const current = operations.data?.find(({ id }) => id === chosen) ?? operations.data?.[0];
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '6' })}>
        <header className={stack({ gap: '2', maxWidth: 'prose' })}>
          <h1 className={css({ textStyle: 'h1' })}>{DEVELOPERS.title}</h1>
          <p className={mutedText()}>{DEVELOPERS.intro}</p>
          <p className={mutedText()}><Sentence text={DEVELOPERS.documentText} parts={{ document: <a href={getOpenApi.path} className={css({ textDecoration: 'underline' })}>{getOpenApi.path}</a> }} /></p>
        </header>
        <section aria-labelledby="your-key" className={column({ layerStyle: 'panel', gap: '4', padding: { base: '4', md: '6' } })}>
          <h2 id="your-key" className={css({ textStyle: 'h4' })}>{DEVELOPERS.keyTitle}</h2>
          <p className={mutedText()}><Sentence text={DEVELOPERS.keyText} parts={{ settings: <TextLink to="/profile?tab=settings&section=keys">{DEVELOPERS.settingsLink}</TextLink> }} /></p>
          <Field label={DEVELOPERS.keyLabel} help={DEVELOPERS.keyHelp}><Input type="password" mono autoComplete="off" spellCheck={false} value={apiKey} onChange={(event) => setApiKey(event.target.value)} /></Field>
          <p className={mutedText()}><Sentence text={DEVELOPERS.webhooksText} parts={{ settings: <TextLink to="/profile?tab=settings&section=webhooks">{DEVELOPERS.webhooksLink}</TextLink> }} /> {DEVELOPERS.signatureText}</p>
        </section>
        {operations.isError && <FetchProblem error={operations.error} onRetry={() => void operations.refetch()} />}
        {operations.isPending && <div aria-busy="true"><Skeleton radius="xl" className={css({ height: '[420px]' })} /></div>}
        {operations.data && (
          <div className={columns}>
            <EndpointList operations={operations.data} words={words} current={current?.id} onWords={setWords} onChoose={setChosen} />
            {current && <EndpointView operation={current} apiKey={apiKey} />}
          </div>
        )}
      </div>
    </div>
  );
}

const columns = css({ display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }, alignItems: 'start' });
