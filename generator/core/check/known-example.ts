/** Values that are examples by themselves: nobody can be reached by them, whether they are marked or not. */

import type { ValuePath } from '../document/source-range.ts';
import type { ExampleKind } from '../findings/catalogue/example-value.ts';
import type { KeyMetadata } from '../schema/key.ts';
import { metadataOnPath } from '../schema/schema-keys.ts';

/** Why a value is an example. */
export interface KnownExample {
  readonly kind: Exclude<ExampleKind, 'marked'>;
  /** The part of a longer text that is an example. */
  readonly excerpt?: string;
}

/** Domains that belong to nobody. Source: RFC 2606 and RFC 6761. */
const reservedDomain =
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)*(?:example\.(?:com|net|org)|[\p{L}\p{N}-]+\.(?:example|invalid|test))(?!\.?[\p{L}\p{N}-])/iu;

/**
 * Keys that the providers give for tests, which let everybody through. Source: reCAPTCHA FAQ, "I'd like to run automated
 * tests"; hCaptcha, "Integration Testing: Test Keys"; Cloudflare Turnstile, "Testing".
 */
const captchaTestKeys: ReadonlySet<string> = new Set([
  '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  '10000000-ffff-ffff-ffff-000000000001',
  '20000000-ffff-ffff-ffff-000000000002',
  '30000000-ffff-ffff-ffff-000000000003',
  '1x00000000000000000000AA',
  '2x00000000000000000000AB',
  '1x00000000000000000000BB',
  '2x00000000000000000000BB',
  '3x00000000000000000000FF',
]);

const exampleInKey = /(?<![a-z])example(?![a-z])/i;
const exampleInName = /(?<!\p{L})(?:example|пример|приклад|прыклад|przykład)(?!\p{L})/iu;

/** An account of Google's tags whose number is zeros, or the X that stand for it in the manual. */
const emptyTagAccount = /^(?:AW|DC|G|GT|GTM|UA)-(?:0{4,}|X{4,})(?![0-9A-Z])/i;

/** A number for offices that has zeros only. */
const onlyZeros = /^(?:[\s-]*0){5,}[\s-]*$/;

/** An account number (IBAN, ISO 13616) whose check digits are 00: those of real ones are 02 to 98. */
const unusedAccountNumber = /^[A-Z]{2}00[A-Z0-9]{11,30}$/;

/**
 * What makes a value an example, wherever it has come from; nothing where it may be a real one.
 * @param keys what is known of the keys and items on its path
 */
export function knownExample(
  path: ValuePath,
  value: string,
  keys: readonly KeyMetadata[] = metadataOnPath(path),
): KnownExample | undefined {
  if (keys.some(({ maySpeakOfExamples }) => maySpeakOfExamples)) {
    return undefined;
  }
  const kind = kindOf(keys.at(-1) ?? {}, value);
  if (kind !== undefined) {
    return { kind };
  }
  const [domain] = reservedDomain.exec(value) ?? [];
  return domain === undefined ? undefined : { kind: 'reserved-domain', excerpt: domain };
}

function kindOf({ format, givenBy }: KeyMetadata, value: string): KnownExample['kind'] | undefined {
  switch (givenBy) {
    case 'office':
      return kindOfDetail(value);
    case 'service':
      // Some messengers know people by their numbers.
      return kindOfIssued(value) ?? kindOfPhone(value);
    default:
      return format === 'phone' ? kindOfPhone(value) : undefined;
  }
}

function kindOfDetail(value: string): KnownExample['kind'] | undefined {
  const isUnused = onlyZeros.test(value) || unusedAccountNumber.test(value.replace(/\s/g, ''));
  return isUnused ? 'zeros' : exampleInName.test(value) || exampleInKey.test(value) ? 'named' : undefined;
}

function kindOfIssued(value: string): KnownExample['kind'] | undefined {
  if (captchaTestKeys.has(value)) {
    return 'test-key';
  }
  if (reservedDomain.test(value)) {
    return 'reserved-domain';
  }
  return emptyTagAccount.test(value) ? 'zeros' : exampleInKey.test(value) ? 'named' : undefined;
}

/** Fewest digits of a number within a town or an operator, all zeros but for the last two. */
const fewestLocalDigits = 7;

/** Countries whose local numbers have seven digits, with the digits of the area before them. */
const withoutSpaces = /^\+?(?:375\d{2}|380\d{2}|7\d{3}|1\d{3})0{5}\d{2}$/;

/** Numbers that are kept for films and books. Source: Ofcom, "Numbers for drama"; NANPA, 555 line numbers. */
const fictionalNumber = /^(?:(?:44|0)7700900\d{3}|1?\d{3}55501\d{2})$/;

function kindOfPhone(value: string): KnownExample['kind'] | undefined {
  const digits = value.replace(/\D/g, '');
  // A real number may end in many zeros; none begins with them after its area.
  const local = (/(?<!\d)0[\d\s()-]*$/.exec(value)?.[0] ?? '').replace(/\D/g, '');
  const isOfZeros = local.length >= fewestLocalDigits && /^0+\d{2}$/.test(local);
  return isOfZeros || withoutSpaces.test(digits)
    ? 'zeros'
    : fictionalNumber.test(digits)
      ? 'fictional-number'
      : undefined;
}
