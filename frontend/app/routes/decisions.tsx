import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { DecisionList } from '#features/moderation/decision/decision-list.tsx';
import { OwnDecision } from '#features/moderation/decision/own-decision.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { DECISIONS } from './decisions.words.ts';

const TITLE = DECISIONS.decisionsAboutWorkText;

/** The page of moderators' decisions about the viewer's work: all of them, or the one in the address with its appeal (docs/rules/moderation.md#appeals). */
export function DecisionsPage() {
  const { id } = useParams();
  useDocumentTitle(id ? 'Decision' : TITLE);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, maxWidth: '[760px]' })}>
      <div className={column({ gap: '4' })}>
        {id
          ? <><Breadcrumbs crumbs={[{ label: 'Decisions', to: '/decisions' }, { label: DECISIONS.label }]} /><OwnDecision key={id} id={id} /></>
          : <><h1 className={css({ textStyle: 'h1' })}>{TITLE}</h1><p className={css({ color: 'fg.muted' })}><Sentence text={DECISIONS.moderatorsDecideText} parts={{ link: <TextLink to="/moderation">{DECISIONS.link}</TextLink> }} /></p><DecisionList /></>}
      </div>
    </div>
  );
}
