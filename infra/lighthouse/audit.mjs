import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Faults of the recording itself, not of the page: a browser that was too busy to be watched. */
const RECORDINGS_PER_VISIT = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One visit as a phone, in a browser of its own: scores from 0 to 100 and what lost points. */
async function visit(url, chromePath, cookie, recordings = RECORDINGS_PER_VISIT) {
  const browser = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, ...(cookie && { extraHeaders: { Cookie: cookie } }) });
    if (lhr.runtimeError && (recordings === 1 || lhr.runtimeError.code !== 'NO_NAVSTART')) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (lhr.runtimeError) return await visit(url, chromePath, cookie, recordings - 1);
    const lost = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap(({ id: audit, weight }) => {
        const { score, title, displayValue } = lhr.audits[audit];
        return weight > 0 && score !== null && score < 0.9 ? [`${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`] : [];
      }),
    );
    return { scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])), lost, lhr };
  } finally {
    await browser.kill();
  }
}

/**
 * Visits a page several times with Lighthouse's phone (slow 4G, a slower processor; simulated) and takes the median of each score, as a member where a cookie is given.
 * Returns `{ scores, lost, last }`: scores from 0 to 100, what lost points at the last visit, and that visit's whole report.
 */
export async function auditPage(url, { visits, chromePath, cookie }) {
  const seen = [];
  for (let round = 0; round < visits; round += 1) seen.push(await visit(url, chromePath, cookie));
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, median(seen.map((one) => one.scores[id]))]));
  return { scores, lost: seen.at(-1).lost, last: seen.at(-1).lhr };
}
