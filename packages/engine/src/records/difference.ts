/** Where two pieces of plain data first differ, in words. */
type Data = { readonly [key: string]: unknown }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** `"tests.0.face" is 5, by the rules 6`. Undefined where both say the same; a field that is undefined is not there. */
export function difference(ours: unknown, recorded: unknown, where = ''): string | undefined {
  if (ours === recorded) return undefined
  if (!isData(ours) || !isData(recorded) || Array.isArray(ours) !== Array.isArray(recorded)) {
    return `${where ? `"${where}" is ` : ''}${inWords(recorded)}, by the rules ${inWords(ours)}`
  }
  for (const key of Object.keys(ours)) {
    const found = difference(ours[key], recorded[key], where ? `${where}.${key}` : key)
    if (found !== undefined) return found
  }
  const extra = Object.keys(recorded).find((key) => recorded[key] !== undefined && !Object.hasOwn(ours, key))
  return extra === undefined ? undefined : difference(undefined, recorded[extra], where ? `${where}.${extra}` : extra)
}

const MOST = 60

function inWords(value: unknown): string {
  if (value === undefined) return 'absent'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
