/** Bytes as letters that may stand in an address: base64 with - and _, without padding. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (let letter = 0; letter < Math.min(4, left + 1); letter++) text += LETTERS[(group >> (18 - 6 * letter)) & 63]
  }
  return text
}

/** Undefined if it holds another sign. */
export function fromBase64url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
    held &= (1 << bits) - 1
  }
  return bytes
}
