/**
 * A picture of at most sixteen colours as a PNG data URL: four bits a pixel, stored without compression,
 * so that it needs no library and no canvas and is the same text on every machine.
 */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Which colour of the palette, 0 to 15, row by row. */
  readonly indices: Uint8Array
  readonly palette: readonly Colour[]
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
/** Length, name and checksum of a chunk. */
const CHUNK_EXTRA = 12

/** For each byte, what it adds to a checksum. */
const crcTable = (): Uint32Array =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    return crc
  })

function crc32(bytes: Uint8Array, table: Uint32Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

function adler32(bytes: Uint8Array): number {
  let low = 1
  let high = 0
  for (const byte of bytes) {
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  return ((high << 16) | low) >>> 0
}

function withChunks(chunks: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const file = new Uint8Array(chunks.reduce((sum, [, data]) => sum + data.length + CHUNK_EXTRA, SIGNATURE.length))
  const view = new DataView(file.buffer)
  const table = crcTable()
  file.set(SIGNATURE)
  let at = SIGNATURE.length
  for (const [name, data] of chunks) {
    const end = at + 8 + data.length
    view.setUint32(at, data.length)
    for (let letter = 0; letter < 4; letter++) file[at + 4 + letter] = name.charCodeAt(letter)
    file.set(data, at + 8)
    view.setUint32(end, crc32(file.subarray(at + 4, end), table))
    at = end + 4
  }
  return file
}

function header({ width, height }: Pixels): Uint8Array {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data.set([4, 3], 8)
  return data
}

/** One stored block holds 65,535 bytes: a tile of 256 pixels square fits. */
function storedBlock(bytes: Uint8Array): Uint8Array {
  if (bytes.length > 0xffff) throw new RangeError('a tile this large needs compression')
  const [low, high] = [bytes.length & 255, bytes.length >>> 8]
  const block = new Uint8Array(bytes.length + 11)
  block.set([0x78, 0x01, 1, low, high, low ^ 255, high ^ 255])
  block.set(bytes, 7)
  new DataView(block.buffer).setUint32(bytes.length + 7, adler32(bytes))
  return block
}

/** Two pixels a byte; each row begins with a byte that says that it is not filtered. */
function rowsOf({ width, height, indices }: Pixels): Uint8Array {
  const long = 1 + Math.ceil(width / 2)
  const rows = new Uint8Array(long * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * long + 1 + (x >> 1)
      rows[at] = (rows[at] ?? 0) | ((indices[y * width + x] ?? 0) << (x % 2 === 0 ? 4 : 0))
    }
  }
  return rows
}

export function pngDataUrl(pixels: Pixels): string {
  const { palette } = pixels
  const file = withChunks([
    ['IHDR', header(pixels)],
    ['PLTE', Uint8Array.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))],
    ['tRNS', Uint8Array.from(palette.map((colour) => colour[3]))],
    ['IDAT', storedBlock(rowsOf(pixels))],
    ['IEND', new Uint8Array(0)],
  ])
  let letters = ''
  for (const byte of file) letters += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(letters)}`
}
