import { fromModules } from '../from-modules.ts';
import type { HttpUser } from '../http-user.ts';
import type { PrivacyWorld } from './world.ts';

export const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The kinds of people around the owner of a thing. `blocked` is a person whom the owner blocked. */
export const VIEWERS = ['anonymous', 'blocked', 'follower', 'contributor', 'owner', 'moderator'] as const;
export type Viewer = (typeof VIEWERS)[number];

export const ALL_VIEWERS: readonly Viewer[] = VIEWERS;
export const NO_VIEWERS: readonly Viewer[] = [];
export const OWNER: readonly Viewer[] = ['owner'];
export const NOT_BLOCKED: readonly Viewer[] = VIEWERS.filter((viewer) => viewer !== 'blocked');

/** A thing that belongs to the owner and contains a word that occurs nowhere else. */
export interface Planted {
  id: string;
  /** The slug or the id in the thing's address. */
  slug: string;
  word: string;
}

export interface Looking {
  world: PrivacyWorld;
  thing: Planted;
  user: HttpUser;
  /** The id of the person who looks; null for visitors. */
  userId: string | null;
}

/** One way in which a person could find a thing: the text that the viewer gets there, and which viewers may find the thing's word in it. */
export interface Way {
  look(looking: Looking): Promise<string>;
  sees: Readonly<Partial<Record<Visibility, readonly Viewer[]>>>;
}

/** A kind of thing, with every way that leads to it. Each module exports its kinds as `privacyKinds` from `testing/privacy.ts`. */
export interface PrivacyKind {
  kind: string;
  visibilities: readonly Visibility[];
  plant(world: PrivacyWorld, visibility: Visibility, word: string): Promise<Omit<Planted, 'word'>>;
  ways: Readonly<Record<string, Way>>;
}

/** Collects the kinds of things that all modules export as `privacyKinds`. */
export const allKinds = async (): Promise<PrivacyKind[]> => (await fromModules<{ privacyKinds: readonly PrivacyKind[] }>('testing/privacy.ts')).flatMap(({ privacyKinds }) => privacyKinds);

export interface Finding {
  kind: string;
  visibility: Visibility;
  way: string;
  viewer: Viewer;
  /** `leak`: a viewer found a thing that is not for them. `hidden`: a viewer did not find a thing that is for them. */
  problem: 'leak' | 'hidden';
}

/**
 * Creates a thing of each kind and visibility, and looks for it as every viewer in every way. Returns what differs from the kinds' own tables
 * (docs/rules/keeping.md#privacy-matrix).
 */
export async function findLeaks(world: PrivacyWorld, kinds: readonly PrivacyKind[]): Promise<{ findings: Finding[]; looks: number }> {
  const planted: { kind: PrivacyKind; visibility: Visibility; thing: Planted }[] = [];
  for (const kind of kinds) {
    for (const visibility of kind.visibilities) {
      const word = world.newWord();
      planted.push({ kind, visibility, thing: { ...(await kind.plant(world, visibility, word)), word } });
    }
  }
  await world.settle();
  const findings: Finding[] = [];
  let looks = 0;
  for (const { kind, visibility, thing } of planted) {
    for (const [way, { look, sees }] of Object.entries(kind.ways)) {
      const allowed = sees[visibility] ?? NO_VIEWERS;
      const seen = await Promise.all(VIEWERS.map(async (viewer) => {
        const { user, id } = world.people[viewer];
        return { viewer, found: (await look({ world, thing, user, userId: id })).includes(thing.word) };
      }));
      looks += seen.length;
      for (const { viewer, found } of seen) {
        if (found !== allowed.includes(viewer)) findings.push({ kind: kind.kind, visibility, way, viewer, problem: found ? 'leak' : 'hidden' });
      }
    }
  }
  return { findings, looks };
}
