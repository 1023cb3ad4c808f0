export interface ServantPlace {
  user: { uid: number; gid: number } | null;
  dir: string;
  elsewhere: boolean;
}
export function servantPlace(dir: string): ServantPlace;
