/**
 * Takes the best out of a list, the first of several that are as good. Whoever mostly needs the best alone, or one or
 * two more, need not sort the whole list.
 */
export function takeBest<T>(list: (T | undefined)[], isBetter: (one: T, other: T) => boolean): T | undefined {
  let best: T | undefined
  let place = -1
  for (let i = 0; i < list.length; i++) {
    const one = list[i]
    if (one === undefined || (best !== undefined && !isBetter(one, best))) continue
    best = one
    place = i
  }
  if (place >= 0) list[place] = undefined
  return best
}
