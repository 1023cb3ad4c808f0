/**
 * Draws the mark of a sample over a video clip of this size in pixels. Returns an MP4 without the metadata of the original. @throws Error
 * when it is no video, or takes longer than a minute
 */
export type ClipMarker = (clip: Buffer, width: number, height: number) => Promise<Buffer>;

/** Makes the marked copies of samples that strangers see while the prompt is sealed (docs/rules/sealing.md#marked-samples). */
export interface SampleMarker {
  /** Makes a smaller WebP copy of a picture with a mark across it. */
  picture(picture: Buffer): Promise<Buffer>;
  /** Marks clips. Null on a server that cannot encode clips: there strangers see a marked picture instead. */
  clip: ClipMarker | null;
}
