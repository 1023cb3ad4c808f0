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
export function servantDir(dir: string, user: Servant | null): string;
