/**
 * A picture of at most sixteen colours as a PNG data URL: four bits a pixel, stored without compression,
 * so that it needs no library and no canvas and is the same text on every machine.
 */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Which colour of the palette, 0 to 15, row by row. */
  readonly indices: readonly number[]
  readonly palette: readonly Colour[]
}

const bytesOf = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const lettersOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function adler32(bytes: readonly number[]): number {
  let low = 1
  let high = 0
  for (const byte of bytes) {
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  return ((high << 16) | low) >>> 0
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...lettersOf(name), ...data]
  return [...bytesOf(data.length), ...named, ...bytesOf(crc32(named))]
}

/** One stored block holds 65,535 bytes: a tile of 256 pixels square fits. */
function storedBlock(bytes: readonly number[]): number[] {
  if (bytes.length > 0xffff) throw new RangeError('a tile this large needs compression')
  const [low, high] = [bytes.length & 255, bytes.length >>> 8]
  return [0x78, 0x01, 1, low, high, low ^ 255, high ^ 255, ...bytes, ...bytesOf(adler32(bytes))]
}

function rowsOf({ width, height, indices }: Pixels): number[] {
  const rows: number[] = []
  for (let y = 0; y < height; y++) {
    rows.push(0)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      rows.push(((indices[at] ?? 0) << 4) | (x + 1 < width ? (indices[at + 1] ?? 0) : 0))
    }
  }
  return rows
}

const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

export function pngDataUrl(pixels: Pixels): string {
  const bytes = [
    ...PNG_SIGNATURE,
    ...chunk('IHDR', [...bytesOf(pixels.width), ...bytesOf(pixels.height), 4, 3, 0, 0, 0]),
    ...chunk(
      'PLTE',
      pixels.palette.flatMap(([red, green, blue]) => [red, green, blue]),
    ),
    ...chunk(
      'tRNS',
      pixels.palette.map((colour) => colour[3]),
    ),
    ...chunk('IDAT', storedBlock(rowsOf(pixels))),
    ...chunk('IEND', []),
  ]
  return `data:image/png;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`
}
