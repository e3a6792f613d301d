/**
 * An army in an address: its file as JSON, deflated, in letters that an address allows. The first letter is the
 * version; four bytes of checksum tell a payload that was cut short or mistyped from a whole one.
 */
import { armyFileData, InputError, readArmyFile, type ArmyFile, type ArmyFileOptions, type Json } from '@muster/engine'
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { fromBase64url, toBase64url } from './base64url.ts'
import { DICTIONARY } from './dictionary.ts'

const VERSION = '1'
const CHECKSUM_BYTES = 4
/** Far more than any honest army: an address longer than this is refused before it is read. */
const MOST_LETTERS = 100_000
const MOST_BYTES = 1_000_000

/** What an address says before the payload: "…#army=1…". */
export const LINK_FIELD = 'army='

export interface SharedArmy {
  /** The id of the game. */
  readonly game: string
  readonly army: Json
  readonly limit?: number | undefined
}

export function armyPayload({ game, army, limit }: SharedArmy): string {
  const { muster: _kind, ...file } = armyFileData(game, army, limit) as { readonly muster: string }
  const bytes = strToU8(JSON.stringify(file))
  const packed = deflateSync(bytes, { level: 9, dictionary: strToU8(DICTIONARY) })
  const whole = new Uint8Array(CHECKSUM_BYTES + packed.length)
  whole.set(checksum(bytes))
  whole.set(packed, CHECKSUM_BYTES)
  return VERSION + toBase64url(whole)
}

/** The payload in an address, in a text that holds one, or by itself. */
export function payloadIn(text: string): string {
  const at = text.lastIndexOf(LINK_FIELD)
  const rest = at < 0 ? text.trim() : text.slice(at + LINK_FIELD.length)
  return /^[\w-]*/.exec(rest)?.[0] ?? ''
}

const BROKEN =
  'This link holds no whole army: it was cut short or changed on its way. Ask for it once more, or for the army as text.'

/** Reads a payload or a whole link; throws an InputError that says what is wrong with it. */
export function readArmyLink(link: string, options: ArmyFileOptions): ArmyFile {
  if (link.length > MOST_LETTERS) throw new InputError('This link is too long to be an army.')
  const payload = payloadIn(link)
  if (payload === '') throw new InputError(`There is no army in this link: it has no part "${LINK_FIELD}…".`)
  if (!payload.startsWith(VERSION))
    throw new InputError('This link was made by another version of Muster: ask for the army as text or as a file.')
  const file = parsed(unpacked(payload.slice(VERSION.length)))
  return readArmyFile({ ...file, muster: 'army' }, options)
}

function unpacked(letters: string): string {
  const whole = fromBase64url(letters)
  if (!whole || whole.length <= CHECKSUM_BYTES) throw new InputError(BROKEN)
  const bytes = inflated(whole.subarray(CHECKSUM_BYTES))
  if (checksum(bytes).some((byte, index) => byte !== whole[index])) throw new InputError(BROKEN)
  return strFromU8(bytes)
}

/** Into a buffer of a fixed size: whatever is larger than any army is cut, so that its checksum does not fit. */
function inflated(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { dictionary: strToU8(DICTIONARY), out: new Uint8Array(MOST_BYTES) })
  } catch {
    throw new InputError(BROKEN)
  }
}

function parsed(text: string): object {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file
  } catch {
    // Whatever it was, it is no army.
  }
  throw new InputError(BROKEN)
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return Uint8Array.from([24, 16, 8, 0], (shift) => (hash >>> shift) & 255)
}
