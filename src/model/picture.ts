export interface Picture {
  /** Address from the root of the host, for example `/pictures/chip.svg`. */
  readonly src: string;
  /** Natural size in CSS pixels, which reserves the space while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows; empty for a decoration. */
  readonly alt: string;
  /** A photo in smaller files, best format first; a browser takes the first that it knows, else `src`. */
  readonly sources?: readonly PictureSource[];
}

/** One format of a photo in several widths. */
export interface PictureSource {
  /** For example `image/avif`. */
  readonly type: string;
  /** Value of the `srcset` attribute: addresses with their widths. */
  readonly srcSet: string;
}

export interface ShareImage {
  /** Absolute, because it is used outside the site. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text: the text on the picture. */
  readonly alt: string;
}
