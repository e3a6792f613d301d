/** Just enough of an XML reader to say what is wrong with a drawing, and to count and find its elements. */
export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const TEXT = /[^<>]+/y
const BAD_AMPERSAND = /&(?!(?:amp|lt|gt|quot);)/

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (found.has(name)) throw new Error(`attribute ${name} twice`)
    found.set(name, value)
  }
  return found
}

/** Every element in order. Throws at the first place that is not well formed. */
export function readTags(xml: string): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  const ampersand = BAD_AMPERSAND.exec(xml)
  if (ampersand) throw new Error(`bare & at ${ampersand.index}`)
  for (let at = 0; at < xml.length;) {
    TEXT.lastIndex = at
    TAG.lastIndex = at
    const tag = TAG.exec(xml)
    if (tag) {
      const [whole, isEnd, name = '', attributes = '', isEmpty] = tag
      at += whole.length
      if (isEnd) {
        const last = open.pop()
        if (last !== name) throw new Error(`</${name}> closes <${last ?? 'nothing'}> at ${at}`)
        continue
      }
      tags.push({ name, attributes: attributesOf(attributes) })
      if (!isEmpty) open.push(name)
    } else {
      const text = TEXT.exec(xml)
      if (!text) throw new Error(`not well formed at ${at}: ${xml.slice(at, at + 60)}`)
      at += text[0].length
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`)
  return tags
}

export const idsOf = (tags: readonly Tag[]): string[] => tags.flatMap((tag) => tag.attributes.get('id') ?? [])

/** Every `#id` that something refers to. */
export const referencesIn = (xml: string): string[] =>
  [...xml.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((found) => found[1] ?? '')
