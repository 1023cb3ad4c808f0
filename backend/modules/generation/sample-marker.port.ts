/** Draws the mark of a sample over a clip of this size, in pixels. Returns an MP4 without the metadata of the original. @throws Error when it is no video, or takes longer than a minute */
export type ClipMarker = (clip: Buffer, width: number, height: number) => Promise<Buffer>;

/** Makes the copies of samples that strangers see while the prompt is sealed (docs/rules/sealing.md#marked-samples). */
export interface SampleMarker {
  /** A smaller WebP picture with a mark across it. */
  picture(picture: Buffer): Promise<Buffer>;
  /** Null where nothing here encodes clips: then strangers see a marked picture in place of the clip. */
  clip: ClipMarker | null;
}
