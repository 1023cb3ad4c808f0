export interface Servant {
  uid: number;
  gid: number;
}
export interface ServantPlace {
  user: Servant | null;
  dir: string;
  elsewhere: boolean;
}
export function servant(): Servant | null;
export function servantPlace(dir: string): ServantPlace;
/** A folder of programs that the servers' user can run. */
export function usablePrograms(programs: string, version: string, place: { user: Servant | null }): string;
export function servantDir(dir: string, user: Servant | null): string;
