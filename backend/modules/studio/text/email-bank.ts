import type { Tone } from './voice.ts';

/** The first two sentences of an email, by tone. The first of them is left out when the form gives the most important sentence. */
export const EMAIL_OPENINGS: Readonly<Record<Tone, readonly [string, string]>> = {
  plain: [
    '[I want to write to you about {topic}.|This is about {topic}.|I owe you a clear word on {topic}.|I am writing because of {topic}.]',
    '[I would rather say this clearly than late.|You should hear it from me, and in one piece.|I will keep this short and leave nothing out.|I have put this off for a day longer than I should have.]',
  ],
  warm: [
    '[Thank you for your patience, and for asking me directly about {topic}.|It has always been easy to talk with you, so let me be open about {topic}.|I am glad that you asked me about {topic}, even though my answer is a hard one.]',
    '[I have thought about how to say this, because I value working with you.|You have been fair to me, and I want to be the same.|Please read this as it is meant: with respect, and without a catch.|I would not write it this plainly if I did not trust you with it.]',
  ],
  playful: [
    '[This is the email about {topic} that I have rewritten four times, so here is the honest one.|I made two cups of tea to avoid writing about {topic}, and here we are.|A short note on {topic}, before it grows into a long one.]',
    '[No bad news hides at the bottom; it is all up here.|I promise one request, no riddles and a full stop at the end.|If it sounds stern, blame the keyboard and not the sender.]',
  ],
  formal: [
    '[I am writing regarding {topic}.|This letter concerns {topic}.|I would like to address {topic}.|With this message I return to {topic}.]',
    '[I wish to set out the position clearly and in good time.|I believe that a plain account serves us both.|Allow me to state the matter first and the reasons after it.|The following is the position as it stands today.]',
  ],
  bold: [
    '[I will be direct about {topic}.|Let us talk about {topic} without the padding.|Here is where I stand on {topic}.]',
    '[You deserve a clear answer, so here it is.|It is decided, and I want you to know it first.|I am not going to hide this in the third paragraph.]',
  ],
};

/** Sentences for the middle of an email. Any of them can follow any other. */
export const EMAIL_BODY: readonly string[] = [
  '[I understand that this is not the answer you were hoping for|I know this may come at an awkward time|You had good reason to expect something else], and I do not want to [soften it into something unclear|wrap it until it means nothing|leave you to guess].',
  '[My reasons are practical, and they are not a judgement of your work or your intentions.|This is about what I can do, not about what you are worth to me.|The reasons lie in the calendar and the budget, not in anything you said.]',
  '[What I can offer is a next step that we can both keep.|There is a smaller way forward, and I would like to find it with you.|I can still offer something useful, if it is smaller than what we first had in mind.]',
  '[If there is something I have missed, please tell me, and I will look at it again with fresh eyes.|Correct me where I have a fact wrong; I would be glad to know.|It is possible that I see only half of this, so tell me about the other half.]',
  '[I have tried to keep the facts and my feelings about them in separate sentences.|Above is what happened; how I feel about it can wait.|I checked the dates twice before I wrote them down.]',
  '[I would like us to come out of this with the same understanding of what happens next.|My hope is that we both know, after this, what happens on which day.|Let us end with one plan and not with two versions of it.]',
  '[I wanted you to hear it from me.|Better from me than through the grapevine.|You were owed a direct message.]',
  '[None of this is about you.|It is not personal.|I think no less of you.]',
  '[I should have raised it sooner, and that part is mine.|An earlier message would have been kinder, and I regret the delay.|I let this rest for too long, which helped neither of us.]',
  '[The work we have done together stands, whatever we decide here.|Nothing in this changes what went well before.|I look back on our work with pleasure, and I would like to keep it that way.]',
  '[If I said yes now, I would only be moving the problem to a worse week.|A half-hearted yes would cost you more than a plain no.|I could promise more, and then I would disappoint you later and more.]',
  '[I do not expect you to like it, and you need not pretend.|You may be annoyed; I would be too.|Take the time you need before you answer.]',
  '[I have left room for one alternative and no room for confusion.|There is one open question left, and it is yours to answer.|Only the date is still open.]',
  '[I am keeping a note of what we agree, and you will get a copy.|Whatever we settle, I will write down the same day.|I will confirm in writing, so that nothing depends on memory.]',
];

/** Sentences of an email that lead to the next step. */
export const EMAIL_NEXT: readonly string[] = [
  '[Could we take fifteen minutes|Would you have a quarter of an hour|Shall we find ten quiet minutes] [this week|in the coming days|before the weekend] to [agree on how to go on|settle the next step|talk it through]?',
  '[A short reply is enough if you would rather write.|Two lines by mail will do, if talking does not suit you.|If a call is too much, simply answer below.]',
  '[Until then I will leave things as they are, so that nothing surprises either of us.|I will change nothing before I have your answer.|In the meantime everything stays where it is.]',
  '[Please tell me what you think.|I would like to hear your side.|What do you say?]',
  '[Thank you for reading this.|Thank you for taking this seriously.|I appreciate your time.]',
  '[If another day suits you better, name it, and I will make it work.|Choose the hour; I will fit around it.|Any morning is good for me.]',
];

export const SIGN_OFFS: Readonly<Record<Tone, readonly string[]>> = {
  formal: ['Yours sincerely,', 'With kind regards,', 'Respectfully,'], warm: ['With thanks and warm wishes,', 'Warmly,', 'With all good wishes,'], playful: ['Yours, with the kettle on,', 'Cheerfully,', 'Until soon, and with biscuits,'],
  bold: ['Thank you for reading,', 'Regards,', 'Plainly yours,'], plain: ['Kind regards,', 'Best wishes,', 'All the best,', 'Many thanks,'],
};

/** Answers to likely replies to an email. The other side's words come first, in bold. */
export const PUSH_BACK: readonly string[] = [
  '[**"Why now?"** Because waiting would cost you more time than it saves me trouble.|**"Could this not wait?"** It could, and it would only grow. I would rather settle it while it is small.|**"Why did you not say so earlier?"** I should have. From here on you will hear such things on the day I know them.]',
  '[**"Can you make an exception?"** I thought about it, and I would rather be fair than flexible in secret.|**"Just this once?"** I would have to do the same for others, and then it is no longer once.|**"For an old friend?"** I like you too much to say yes and then do it badly.]',
  '[**"I am disappointed."** I understand, and I would be as well. Here is what I can still do.|**"That hurts."** I hear that, and I am sorry for the surprise. The offer above stands.|**"I did not expect this from you."** That is fair. I hope the reasons make it easier, if not today, then next week.]',
  '[**Silence.** Wait two working days, then send one line that repeats the offer and nothing else.|**No answer at all.** Ask once more, with a date, and leave it there.|**A week of nothing.** Pick up the phone once; after that, the next move is theirs.]',
  '[**"This is not how I remember it."** Then let us put both versions side by side. I will send mine today.|**"That is not what we agreed."** Show me where I am wrong, and I will correct it in writing.|**"You are twisting this."** Memory is poor evidence on both sides, so let us look at the messages.]',
  '[**"Let me think about it."** Gladly. Shall we say Thursday, so that neither of us has to chase?|**"I will get back to you."** Of course. I will keep the offer open for a week.|**"We will see."** Good. Which part would you like to know more about?]',
  '[**"Who else knows?"** Only the two of us, until we have settled it.|**"Have you told the others?"** No. I wanted to talk with you first.|**"Is this official?"** It becomes official once you have answered.]',
];

export const BEFORE_SENDING: readonly string[] = [
  '[Read it once as the person who receives it, on a bad day.|Read it aloud, in the voice of the person who opens it.|Let it rest for an hour and read it as if it had been sent to you.]',
  '[Remove one apology and one adverb.|Take out the word "just", wherever it stands.|Cut the sentence that you are most proud of.]',
  '[Check that the request fits in a single sentence.|Underline the request; if you cannot find it, they will not either.|Make sure that a plain "yes" would be a full answer.]',
  '[Send it early in the day, so that an answer can arrive while you are still there.|Do not send it on a Friday afternoon.|Choose an hour at which you can take a call about it.]',
  '[Check every name, every date and every sum.|Open the last message of theirs and see whether you answer it.|Look at who is in copy, and ask why.]',
  '[Imagine it forwarded, and see whether you would still sign it.|Ask whether you would say it to their face.|Picture it read out at a meeting.]',
];

export const SHORTER: readonly string[] = [
  '[Hello, a quick and honest word about {topic}: I cannot do it as planned.|In short: {topic} will not happen the way we said.|To say it in one line: I have to step back from {topic}.]',
  '[I would like to agree on a smaller step that works for both of us.|Let us find something smaller that we can both keep.|I can offer less, and I can offer it for certain.]',
  '[Can we talk this week?|Shall I call you tomorrow?|May I ring you on Thursday?]',
];

/** Sentences that soften an email's most important sentence by standing before it, or strengthen it by standing after it. */
export const SOFTER = ['I would rather you heard it from me:', 'I am sorry to bring this to you, and I have to:', 'This is not easy to write to somebody I like:', 'I have turned it over for days, and it comes down to this:'] as const;
export const FIRMER = ['That is decided.', 'I will not change my mind about it.', 'This part is not open.', 'I ask you to plan with it.'] as const;
