/** SVG as text. Numbers are written short: two decimals of a millimetre, no trailing zeros. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** "3", "0.5" as ".5", never "-0". */
export function num(value: number, decimals = 2): string {
  const scale = 10 ** decimals
  const rounded = Math.round(value * scale) / scale
  const text = String(rounded === 0 ? 0 : rounded)
  if (rounded > 0 && rounded < 1) return text.slice(1)
  return rounded < 0 && rounded > -1 ? `-${text.slice(2)}` : text
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : escapeText(String(value))}"`)
    .join('')

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const inner = children.join('')
  return inner === ''
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${inner}</${name}>`
}

export const group = (attributes: Attributes, ...children: readonly string[]): string => {
  const inner = children.join('')
  return inner === '' ? '' : el('g', attributes, inner)
}

/** A path, or nothing at all when there is nothing to draw. */
export const path = (d: string, attributes: Attributes): string => (d === '' ? '' : el('path', { d, ...attributes }))

export const translate = (x: number, y: number): string => `translate(${num(x)} ${num(y)})`

export const text = (words: string, attributes: Attributes): string =>
  el('text', { 'text-anchor': 'middle', ...attributes }, escapeText(words))

/** Both fonts default to old-style numerals. */
export const LINING = 'lining-nums'

/** The fonts of the app; the fallbacks are for pictures outside it. */
export const TITLE_FONT = "Grenze, 'Alegreya Sans', Georgia, serif"
export const TEXT_FONT = "'Alegreya Sans', 'Gill Sans', 'Trebuchet MS', sans-serif"
