import { useInfiniteQuery } from '@tanstack/react-query';
import { counted } from '#contracts/plural.ts';
import { metaText } from '#styled/patterns';
import { RULES } from '#contracts/moderation.ts';
import { may } from '#contracts/permissions.ts';
import { dollars } from '#lib/money.ts';
import { useAuth } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { DrawerLine, DrawerList } from './drawer-list.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { personOrdersQuery, personPromptsQuery, personReportsQuery, personStrikesQuery } from './people.queries.ts';
import { orderWords, promptAddress, promptWords, reportedWords } from './record-words.ts';
import { PERSON_RECORD } from './people.words.ts';

/** Lists a person's orders, prompts, strikes and reports for staff; each line links to the page where staff handle it. */
export function PersonRecord({ id }: { id: string }) {
  const { user: viewer } = useAuth();
  const moderates = may(viewer?.role, 'marketplace.moderate');
  return (
    <>
      {may(viewer?.role, 'sales.read') && <DrawerPart title={PERSON_RECORD.ordersTitle}><Orders id={id} /></DrawerPart>}
      <DrawerPart title={PERSON_RECORD.promptsTitle}><Prompts id={id} moderates={moderates} /></DrawerPart>
      <DrawerPart title={PERSON_RECORD.strikesTitle}><Strikes id={id} moderates={moderates} /></DrawerPart>
      <DrawerPart title={PERSON_RECORD.reportsAboutTheirTitle}><Reports id={id} which="about" moderates={moderates} empty={PERSON_RECORD.noReportsAbout} /></DrawerPart>
      <DrawerPart title={PERSON_RECORD.reportsTheySentTitle}><Reports id={id} which="by" moderates={moderates} empty={PERSON_RECORD.noReportsBy} /></DrawerPart>
    </>
  );
}

const Orders = ({ id }: { id: string }) => (
  <DrawerList query={useInfiniteQuery(personOrdersQuery(id))} label={PERSON_RECORD.ordersTitle} empty={PERSON_RECORD.noOrders}>
    {(order) => <DrawerLine to={`/admin/sales?order=${order.id}`} title={order.productName} facts={<>· {dollars(order.amountCents)} · {orderWords(order)} · <RelativeTime iso={order.createdAt} /></>} />}
  </DrawerList>
);

function Prompts({ id, moderates }: { id: string; moderates: boolean }) {
  const prompts = useInfiniteQuery(personPromptsQuery(id));
  const drafts = prompts.data?.pages[0]?.drafts ?? 0;
  return (
    <>
      <DrawerList query={prompts} label={PERSON_RECORD.promptsTitle} empty={PERSON_RECORD.noSubmissions}>
        {(prompt) => <DrawerLine to={promptAddress(prompt, moderates)} title={prompt.title} facts={`· ${promptWords(prompt)} · ${counted(prompt.runs, 'run')}`} />}
      </DrawerList>
      {drafts > 0 && <p className={metaText()}>{PERSON_RECORD.besidesTheirAuthorText(drafts)}</p>}
    </>
  );
}

function Strikes({ id, moderates }: { id: string; moderates: boolean }) {
  const strikes = useInfiniteQuery(personStrikesQuery(id));
  const until = strikes.data?.pages[0]?.pausedUntil;
  return (
    <>
      {until && <Alert tone="warn">{PERSON_RECORD.pausedText(until)}</Alert>}
      <DrawerList query={strikes} label={PERSON_RECORD.strikesTitle} empty={PERSON_RECORD.empty}>
        {({ rule, title, expiresAt, withdrawn, active }) => (
          <DrawerLine
            to={moderates ? `/admin/marketplace?tab=log&rule=${rule}` : null} title={title}
            facts={`· ${RULES[rule]} · ${withdrawn ? 'withdrawn' : active ? PERSON_RECORD.facts(expiresAt) : 'expired'}`}
          />
        )}
      </DrawerList>
    </>
  );
}

const Reports = ({ id, which, moderates, empty }: { id: string; which: 'about' | 'by'; moderates: boolean; empty: string }) => (
  <DrawerList query={useInfiniteQuery(personReportsQuery(id, which))} label={which === 'about' ? PERSON_RECORD.reportsAboutTheirTitle : PERSON_RECORD.reportsTheySentTitle} empty={empty}>
    {({ targetType, title, rule, status, createdAt }) => (
      <DrawerLine
        to={moderates ? `/admin/marketplace?tab=reports${status === 'open' ? '' : `&status=${status}`}` : null} title={reportedWords(targetType, title)}
        facts={<>· {RULES[rule]} · {status} · <RelativeTime iso={createdAt} /></>}
      />
    )}
  </DrawerList>
);
