// A file of the built demo.

export interface OutputFile {
  /** Served path, without a leading slash. */
  file: string;
  html: string;
}
