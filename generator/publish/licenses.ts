/** `licenses.txt`: the licences of all third-party content of the published site. */
import { z } from 'zod';
import { iscLicense, mitLicense } from './license-texts.ts';
import type { PublishedFile } from './published-file.ts';

/** A licence to publish. */
export interface License {
  /** Name, with the version where there is one. */
  readonly name: string;
  /** SPDX identifier. */
  readonly identifier?: string | undefined;
  readonly text: string;
}

/** The packages of the browser's bundle, as Vite lists them. */
export const packageList = z
  .array(
    z.object({
      name: z.string(),
      version: z.string(),
      identifier: z.string().optional(),
      /** Absent where the package contains no licence file. */
      text: z.string().optional(),
    }),
  )
  .readonly();

export type PackageList = z.infer<typeof packageList>;

/** Packages that contain no licence begin so. */
const embla = 'embla-carousel';
const emblaLicense = mitLicense('Copyright (c) David Jerleke.');

/** The icon sets, whose packages contain no licences. */
const iconLicenses: readonly License[] = [
  {
    name: 'Lucide icons',
    identifier: 'ISC and MIT',
    text: [
      iscLicense(
        'Copyright (c) for portions of Lucide are held by Cole Bemis 2013-2026 as part of Feather (MIT).\nAll other copyright (c) for Lucide are held by Lucide Contributors 2026.',
      ),
      mitLicense('Copyright (c) 2013-2026 Cole Bemis'),
    ].join('\n\n'),
  },
  {
    name: 'Simple Icons',
    identifier: 'CC0-1.0',
    // No text has to be passed on.
    text: 'The drawings are dedicated to the public domain; the marks belong to their owners.\nhttps://creativecommons.org/publicdomain/zero/1.0/',
  },
];

/** The licence of a bundled package. */
function licenseOf({ name, version, identifier, text }: PackageList[number]): License {
  const found = text ?? (name.startsWith(embla) ? emblaLicense : undefined);
  if (found === undefined) {
    throw new RangeError(`The package ${name} has no text of its licence`);
  }
  return { name: `${name} ${version}`, identifier, text: found };
}

/**
 * The file with all licences, in a fixed order.
 * @param own licences of the program and of the web font
 * @throws RangeError where the text of a bundled package is unknown
 */
export function publishLicenses(own: readonly License[], bundled: PackageList): PublishedFile {
  const licenses = [...own, ...bundled.map(licenseOf), ...iconLicenses];
  const parts = licenses.map(({ name, identifier, text }) => {
    const title = identifier === undefined ? name : `${name} (${identifier})`;
    return `${title}\n${'='.repeat(title.length)}\n\n${text.replace(/\r\n/g, '\n').trim()}\n`;
  });
  return { path: 'licenses.txt', content: parts.join('\n\n') };
}
