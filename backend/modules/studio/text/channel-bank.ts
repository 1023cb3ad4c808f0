import type { Block } from './composition.ts';

/** A piece of marketing text for one channel: its lines, and how they are laid out. The text can stop after any line. */
export interface Channel {
  label: string;
  /** The words with which a form asks for this channel. */
  asked: RegExp;
  as: Block['as'];
  lines: readonly string[];
}

/** Ten marketing channels, each with the angle and the tone that suit it. */
export const CHANNELS: readonly Channel[] = [
  { label: 'Newsletter', asked: /newsletter/i, as: 'paragraphs', lines: [
    '**Subject:** [{Topic_cap}, and what it cost us|A small letter about {aspect}|The week we looked at {aspect}|What we got wrong about {topic}]',
    '**Preview:** [Two minutes to read, ten to try|With one thing to do before Friday|Nothing to buy, one thing to change|It begins with a mistake]',
    '[Hello again, and welcome to a short letter about {topic}.|Good morning. Today it is about {topic}, because many of you asked.|This letter is shorter than usual, and it has one subject: {topic}.|You may know the feeling that started this letter, and it has to do with {topic}.]',
    '[This week we looked at {aspect}, because it keeps arriving in our inbox dressed as something else.|It began with {aspect}, as these things do, and it did not stay there.|We sat down with {aspect} and asked what would happen without it.|Somebody asked about {aspect}, and the honest answer took us three days.]',
    '[The first surprise was how little had to change. The second was who noticed first.|We expected resistance and met relief. That should have told us something years ago.|Most of it was habit, and habits are polite: they leave when they are asked by name.]',
    '[If you try it, begin with the part that feels too small to count. That is where the time went in our case.|Do not copy the whole of it. Take the one line that made you shake your head, and start there.|The version that worked was the third one. The first two were cleverer.]',
    '[Not everything got better. There are two things we miss, and we are still looking for a good way to bring them back.|It has a price, and we would rather name it: the beginning is quiet in an uneasy way.|Some of it did not work at all, and next week we will tell you which part.]',
    '[As always, reply and a person will answer.|Write back and tell us how you do it; we read every line.|If you disagree, all the better. Press reply.]',
  ] },
  { label: 'LinkedIn', asked: /linkedin|professional network/i, as: 'paragraphs', lines: [
    '[A quiet change in how we think about {topic}: decide {aspect} first.|We used to begin {topic} with a plan. Now we begin with {aspect}.|It took me years to say this about {topic}: it was never the tools.|Unpopular view on {topic}: half of it can go.]',
    '[It sounds like admin, and it turned out to be the strategy.|It looked like a detail. It was the whole thing.|Nobody applauds a change like this. They only stop sighing.]',
    '[What we did: less, and in a different order. What it changed: the tone in the room.|We did not add a step. We took one away and waited for complaints. None came.|We tried it for a month, without announcing it. In week two somebody asked what had happened.]',
    '[I would love to say that it was planned. It was an accident that we were wise enough to keep.|There was no workshop. There was one honest sentence on a Thursday.|The idea came from the newest person in the team, who had not yet learned what is impossible here.]',
    '[If you work with {audience}, try it on one small thing this week.|For {audience}, the first step is smaller than it sounds.|To {audience} I would say: begin on a Tuesday, and tell two people.]',
    '[It will feel slow for three days. Then it will feel obvious, which is worse.|The hard part is not starting. It is not going back when a busy week arrives.|You will be tempted to measure it too early. Wait until you are bored.]',
    '[I would like to hear where it breaks. Disagreement is welcome, and examples are even better.|What have you taken away lately, and did anybody miss it?|Which habit of yours would not survive a month of looking at it?]',
  ] },
  { label: 'Thread', asked: /thread/i, as: 'numbers', lines: [
    '[{Topic_cap}: everyone starts with the tool.|Let us talk about {topic}, the short way.|I changed my mind about {topic}. Six posts.|A thread on {topic}, for people without time.]',
    '[Start with {aspect} and the tool [chooses itself|matters less].|The first thing to look at is {aspect}. Not the last.|Everything hangs on {aspect}, and we treat it as decoration.]',
    '[For a month we wrote down what really happened. It was not what we would have said.|Counting is dull. It is also how we found out.|We asked the people who do the work. They had known for years.]',
    '[What we stopped: the part that made us feel busy.|So we dropped the loudest part and kept the useful one.|One rule went. Nothing fell down.]',
    '[What we lost was real, and we brought the best of it back on purpose.|It was not free: we missed the small talk, so we gave it its own hour.|The gap it left was honest. We filled half of it and like the other half.]',
    '[Steal this, then tell us what you changed.|Try it for a week and report back.|If this helped, pass it to the person who needs it most.]',
  ] },
  { label: 'Short video', asked: /video|reel|short\b/i, as: 'paragraphs', lines: [
    '[(On screen: one object, one hand, no logo.)|(Open on a desk with a single sheet of paper.)|(A door, half open. Somebody comes out, too fast.)]',
    '[Voice: "Before you scroll past {topic}, look here."|Voice: "We did this wrong for years. It is about {topic}."|Voice: "Here is {topic} in thirty seconds, and I will be honest."]',
    '[(Cut to {aspect}, close enough to read.)|(On screen, in two words: {aspect}.)|(A finger points at {aspect} and stays there.)]',
    '[Voice: "It looked like the part that matters. It was the part we could lose."|Voice: "So we left it out for a month, just to see."|Voice: "Nobody asked for it back. Not once."]',
    '[(The same desk, later. Less on it.)|(Two faces, laughing about something off camera.)|(A clock, and nobody looking at it.)]',
    '[Voice: "What came in its place? Time."|Voice: "And then the strange thing happened: we finished."|Voice: "It was quiet, and then it was good."]',
    '[Hold the last frame for a full breath before the name appears.|End on the object from the beginning, moved by one hand.|Last picture: the empty chair, and the sound of work next door.]',
  ] },
  { label: 'Carousel', asked: /carousel|slides/i, as: 'numbers', lines: [
    '[Cover: the idea in your own words, and nothing else on it.|Cover: {topic}. Big letters, one colour.|Cover: a question about {topic} that fits on a mug.]', '[The problem, as {audience} would complain about it.|What it looks like today, in one picture.|How it felt before: one sentence, no figures.]',
    '[{Aspect_cap}, in ten words.|A close look at {aspect}.|Why {aspect} is where it begins.]', '[What we tried first, and why it was wrong.|The obvious answer, crossed out.|The clever plan that lasted a week.]', '[What worked, with its price beside it.|The dull thing that helped.|One change, drawn with two arrows.]',
    '[Somebody it helped, by first name.|A small scene: who, where, what changed in a face.|A sentence that was really said.]', '[What we still get wrong.|The open end, admitted.|The part that needs another year.]', '[Last slide: a question only {audience} can answer.|Last slide: the next step, and nothing else.|Last slide: save this, try it, tell us.]',
  ] },
  { label: 'Podcast notes', asked: /podcast|audio/i, as: 'bullets', lines: [
    '[**Opening:** what did you believe about {topic} a year ago?|**Start:** the day {topic} stopped being a theory.|**First minute:** {topic}, told by the person who complained the most.]', '[**Point one:** {aspect}, and who pays for it without knowing.|**First point:** why {aspect} was decided by nobody.|**One:** the hour in which {aspect} became a problem.]',
    '[**Point two:** the version that failed, with sounds if you have them.|**Second point:** the week of doubt, and who wanted to go back.|**Two:** what it cost, in money and in mood.]', '[**Point three:** what stayed after the fuss was over.|**Third point:** the one thing that surprised everybody.|**Three:** how you can tell that it lasts.]',
    '[**For the guest:** what would you forbid, if you could forbid one thing?|**Ask the guest:** when did you last change your mind in front of others?|**A question for the guest:** which of your habits would not stand a witness?]', '[**Close:** one sentence that a listener can repeat at dinner.|**End:** ten seconds of the place itself, without a voice.|**Last words:** the guest’s, not yours.]',
  ] },
  { label: 'Blog teaser', asked: /teaser|blog/i, as: 'sentences', lines: [
    '[We thought we knew how {topic} works.|There is a story behind {topic}, and it begins with a small embarrassment.|For a long time {topic} was something that happened to us.]', '[Then we looked at {aspect}, for one month, with a pencil.|Then somebody asked, quite kindly, why we bother with {aspect}.|One morning {aspect} was gone, and no one said a word.]',
    '[What we found did not fit on the form we had prepared.|The result was so plain that we checked it twice.|It was not a disaster, and that was the disaster.]', '[Three people had known it all along, and nobody had asked them.|The explanation stood on a note beside the coffee machine.|The answer came from the quietest chair in the room.]',
    '[We changed one thing.|So we tried the opposite.|What we did next takes one sentence to say and a year to believe.]', '[The first week was strange.|At first, nothing happened at all.|On the fourth day the telephone rang.]', '[What happened in the second is why we are writing this down.|And then came the part that nobody had planned.|The rest is in the article, together with what we would do differently.]',
  ] },
  { label: 'Sales email', asked: /sales|offer email|outreach/i, as: 'sentences', lines: [
    '[Hello, this is a short message with one question at its end.|Good morning. You do not know me yet, so I will be brief.|Hello. I write to people who care about {topic}, and I think you do.]', '[If {topic} has ever cost you an evening, you know the problem better than I do.|You probably have your own way with {aspect}; ours may save you a detour.|Most of {audience} lose time to {aspect} without counting it.]',
    '[We found a way around it that needs no new tool.|What we offer is small, tested on ourselves first, and easy to stop.|It is not magic: it is a better order of the same steps.]', '[You can see in a quarter of an hour whether it suits you.|One look is enough to know whether it is for you.|If it is not for you, I will say so.]', '[There is no deadline and no trick.|It costs nothing to find out.|No pitch follows, only an answer.]', '[May I show you?|Shall I send you the short version?|Would Thursday suit you for ten minutes?]',
  ] },
  { label: 'FAQ entry', asked: /faq|question and answer/i, as: 'paragraphs', lines: [
    '**[Is this for {audience}?|Does it work for people like us?|Who is it meant for?]** [Yes, if {aspect} has ever cost you an evening.|For {audience}, above all, and for anybody with the same trouble.|If you nodded at {aspect}, then yes.]', '**[Where do I begin?|What is the first step?|How do we start without a fuss?]** [With the smallest version you would still be glad of.|On a quiet day, with one person you trust.|By leaving one thing out, and watching.]',
    '**[What if it goes wrong?|Can we go back?|What does it cost us if it fails?]** [Then you stop, and you have lost a week and learned why.|Yes, at any time. Nothing here burns a bridge.|Less than another month of the old way.]', '**[How long until we notice something?|When will we know?|How soon does it help?]** [Longer than a day and less than a month.|You will notice the quiet first, then the results.|In the second week, if our own experience is a guide.]', '**[Do we need a tool for it?|What do we have to buy?|Is there an app?]** [No. Paper will do.|Nothing. The order is the tool.|Whatever you use already is good enough.]',
  ] },
  { label: 'Community post', asked: /community|forum|group/i, as: 'sentences', lines: [
    '[I would like to hear how you handle {topic}.|A question to all of you: what is your way with {topic}?|Let us collect what really works for {topic}.]', '[I will go first.|To make it fair, here is mine.|Our own version, warts and all:]', '[We began with {aspect}, and it was clumsy.|It started as a joke about {aspect}, and then we kept it.|Our first attempt at {aspect} lasted four days.]',
    '[What helped was doing less of it, on fixed days.|The second try was smaller, and it stayed.|It got better once we stopped explaining it.]', '[People stay longer than we thought, and they bring others.|The nicest part is something we never planned.|It even turned out to be fun, which nobody had put on the list.]', '[We still have no answer for the busy days.|What we lack is one more pair of hands.|The weak spot is the beginning of the month.]', '[What would you change?|How do you do it where you are?|Which part would not work in your place, and why?]', '[The best answer gets the next post.|I will put all of your ways into one list.|Bad examples are as welcome as good ones.]',
  ] },
];

/** Rows of the plan at the end of a channel text: a day, and the reason to post on it. */
export const POSTING: readonly (readonly [day: string, why: string])[] = [
  ['Monday', '[before the week fills up|while plans are still open]'], ['Tuesday', '[when inboxes have calmed down|the most ordinary day there is]'], ['Wednesday', '[at lunch, as a break|in the middle, when a thought is welcome]'], ['Thursday', '[early, with a day left to try it|when the weekend can be seen]'],
  ['Friday', '[as something light to take home|after two, when nobody starts anything]'], ['Saturday', '[with the second cup of coffee|while there is time to write back]'], ['Sunday', '[in the evening, when the week is weighed|late, for people who plan ahead]'],
];
export const ANGLES: readonly string[] = ['the mistake', 'the small scene', 'the contrary view', 'the price', 'the first step', 'the question', 'before and after', 'what was lost', 'the person behind it', 'the dull truth', 'the checklist'];
