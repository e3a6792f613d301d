/** Names of random tables. */

const FIRST = [
  'Thorn',
  'Raven',
  'Elder',
  'Stone',
  'Mist',
  'Wolf',
  'Harrow',
  'Amber',
  'Cold',
  'Bramble',
  'Hollow',
  'Kings',
  'Ash',
  'Black',
  'Crow',
  'Fern',
  'Grey',
  'Hazel',
  'Long',
  'Marsh',
  'Oak',
  'Red',
  'Rook',
  'White',
] as const
const LAST = [
  'mere',
  'field',
  'ford',
  'moor',
  'dale',
  'down',
  'ham',
  'wick',
  'brook',
  'heath',
  'barrow',
  'gate',
  'combe',
  'croft',
  'fell',
  'garth',
  'holt',
  'lea',
  'shaw',
  'stead',
  'thorpe',
  'ton',
  'wold',
] as const

const COUNT = FIRST.length * LAST.length
/** Shares no factor with the number of names, so that no two of that many tables in a row have one name. */
const STRIDE = 173

export function tableName(seed: number): string {
  const place = (((Math.trunc(seed) % COUNT) + COUNT) * STRIDE) % COUNT
  return `${FIRST[place % FIRST.length]}${LAST[Math.floor(place / FIRST.length)]}`
}
