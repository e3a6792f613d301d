/**
 * The id of an option lists what it names, from left to right: who acts, what it does, whom or what with. Ids are made
 * and read only here; a part may hold any sign, the one between the parts too.
 */
const BETWEEN = '|'
const ESCAPE = '\\'

export function optionId(...parts: readonly string[]): string {
  let id = ''
  for (let i = 0; i < parts.length; i++) id += (i === 0 ? '' : BETWEEN) + written(parts[i] as string)
  return id
}

/** Whether an id is written as `optionId` writes the parts that were read from it: only escapes can be written otherwise. */
export const isOptionId = (id: string, parts: readonly string[]): boolean =>
  !id.includes(ESCAPE) || optionId(...parts) === id

/** The id of an option that belongs to somebody: who comes first, then the option's own parts. */
export const optionIdOf = (who: string, id: string): string => `${written(who)}${BETWEEN}${id}`

const written = (part: string): string =>
  part.includes(BETWEEN) || part.includes(ESCAPE) ? part.replace(/[|\\]/g, (sign) => ESCAPE + sign) : part

export function optionParts(id: string): readonly string[] {
  return id.includes(ESCAPE) ? unescapedParts(id) : plainParts(id)
}

/** Ids are read for every answer: `split` takes twice as long, and a list that grows takes more room. */
function plainParts(id: string): readonly string[] {
  const one = id.indexOf(BETWEEN)
  if (one < 0) return [id]
  const two = id.indexOf(BETWEEN, one + 1)
  if (two < 0) return [id.slice(0, one), id.slice(one + 1)]
  return [id.slice(0, one), id.slice(one + 1, two), ...plainParts(id.slice(two + 1))]
}

function unescapedParts(id: string): readonly string[] {
  const parts = ['']
  for (let i = 0; i < id.length; i++) {
    const sign = id.charAt(i)
    if (sign === BETWEEN) parts.push('')
    else parts.push(parts.pop() + (sign === ESCAPE ? id.charAt(++i) : sign))
  }
  return parts
}
