/** Putting one more into a short list that is in order: for a few it takes less than sorting them all. */
export function insertInOrder<T>(list: T[], one: T, rankOf: (one: T) => number): void {
  const rank = rankOf(one)
  let place = list.length
  list.push(one)
  for (; place > 0 && rankOf(list[place - 1] as T) > rank; place--) list[place] = list[place - 1] as T
  list[place] = one
}
