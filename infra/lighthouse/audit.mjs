import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A recording may fail because the browser was too busy to be traced. That says nothing about the page, so a visit may be recorded again. */
const RECORDINGS_PER_VISIT = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * How many times slower a phone's processor is than a desktop's, which has at least this speed index (Lighthouse, docs/throttling.md, "Calibrating
 * multiplier").
 */
const SLOWDOWN = 4;
const DESK_INDEX = 1_000;

/**
 * How much this machine has to be slowed down to be as fast as Lighthouse's phone. A machine below the index of a desk that is slowed down four times is no phone that
 * people have. Returns the median index of three looks at a page, and the factor.
 */
export async function slowdownHere(url, chromePath) {
  const indexes = [];
  for (let look = 0; look < 3; look += 1) {
    const browser = await launch({ chromePath, chromeFlags: FLAGS });
    try {
      const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent', onlyAudits: ['document-title'] });
      indexes.push(lhr.environment.benchmarkIndex);
    } finally {
      await browser.kill();
    }
  }
  const index = median(indexes);
  return { index, factor: Math.max(1, SLOWDOWN * Math.min(1, index / DESK_INDEX)) };
}

/** One visit as a phone in a new browser. Returns scores from 0 to 100 and the audits that lost points. */
async function visit(url, { chromePath, cookie, slowdown }, recordings = RECORDINGS_PER_VISIT) {
  const browser = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const phone = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown };
    const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error', throttling: phone, onlyCategories: CATEGORIES, ...(cookie && { extraHeaders: { Cookie: cookie } }) });
    if (lhr.runtimeError && (recordings === 1 || lhr.runtimeError.code !== 'NO_NAVSTART')) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (lhr.runtimeError) return await visit(url, { chromePath, cookie, slowdown }, recordings - 1);
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
 * Visits a page several times with Lighthouse's phone (slow 4G, a processor slower by `slowdown`; simulated) and takes the median of each score, as a member where a
 * cookie is given.
 * Returns `{ scores, lost, last }`: scores from 0 to 100, what lost points at the last visit, and that visit's whole report.
 */
export async function auditPage(url, { visits, ...how }) {
  const seen = [];
  for (let round = 0; round < visits; round += 1) seen.push(await visit(url, how));
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, median(seen.map((one) => one.scores[id]))]));
  return { scores, lost: seen.at(-1).lost, last: seen.at(-1).lhr };
}
