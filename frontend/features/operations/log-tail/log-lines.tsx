import type { LogLine } from '#contracts/log-tail.ts';
import { longWords, metaText, monoText, stack, wrap } from '#styled/patterns';
import { textLink } from '#styled/recipes';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Moment } from '#ui/moment.tsx';
import { LOG_LINES } from '../log-tail.words.ts';
import { requestFactsOf } from './request-facts.ts';

const TONES = { debug: 'neutral', info: 'neutral', warn: 'warn', error: 'bad' } as const;

interface LogLinesProps {
  lines: readonly LogLine[];
  label: string;
  /** Called to show the other lines of the server's log that belong to the same request. */
  onFollow(requestId: string): void;
}

/** Shows lines of the server's log as text; HTML in a line never becomes an element. */
export const LogLines = ({ lines, label, onFollow }: LogLinesProps) => (
  <ol aria-label={label} className={stack({ gap: '3', textStyle: 'small', width: 'full' })}>
    {lines.map(({ id, at, level, process, message, requestId, details, cut }) => (
      <li key={id} className={stack({ gap: '1', minWidth: '0', borderBlockStart: 'soft', paddingBlockStart: '2' })}>
        <p className={wrap({ gap: '2', alignItems: 'center' })}>
          <Badge tone={TONES[level]}>{LOG_LINES.levels[level]}</Badge>
          <span className={metaText()}>{process}{at && <> · <Moment at={at} /></>}</span>
        </p>
        <Said message={message} details={details} />
        {requestId !== null && <p><button type="button" className={textLink()} aria-label={LOG_LINES.follow(requestId)} onClick={() => onFollow(requestId)}><span className={longWords({ display: 'block', textAlign: 'start', fontFamily: 'mono' })}>{requestId}</span></button></p>}
        {cut && <p className={metaText()}>{LOG_LINES.cut}</p>}
        {details && <Disclosure summary={LOG_LINES.details}><pre className={longWords({ fontFamily: 'mono', whiteSpace: 'pre-wrap' })}>{details}</pre></Disclosure>}
      </li>
    ))}
  </ol>
);

/** The text of a log line: its message, or method, path, status and time when the line is about a request. */
function Said({ message, details }: Pick<LogLine, 'message' | 'details'>) {
  const request = requestFactsOf({ message, details });
  if (request === null) return <p className={longWords()}>{message}</p>;
  const { method, route, status, durationMs } = request;
  return <p className={longWords()}><code className={monoText()}>{method} {route}</code> {LOG_LINES.answered(status, durationMs)}</p>;
}
