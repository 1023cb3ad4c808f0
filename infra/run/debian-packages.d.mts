export function canUnpackPackages(): boolean;
/** Folder that stands for `/`. */
export function unpackPackage(name: string, dir: string, own?: (name: string) => boolean): Promise<string>;
export function libraryPath(root: string): string;
