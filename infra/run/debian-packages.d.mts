export function canUnpackPackages(): boolean;
/** @returns the folder with the unpacked files, which stands for `/` */
export function unpackPackage(name: string, dir: string, own?: (name: string) => boolean): Promise<string>;
export function libraryPath(root: string): string;
