/** The icons, from game-icons.net (CC BY 3.0): an entry point of their own, because they are large and can load later. */
import { iconData } from './icon-data.ts'
import { iconNames, type IconName } from './icon-names.ts'
import { iconId } from './use-icon.ts'
import { el } from '../svg/svg.ts'

export { iconNames, type IconName } from './icon-names.ts'
export { iconId, useIcon } from './use-icon.ts'

export const ICON_LICENCE = {
  name: 'CC BY 3.0',
  address: 'https://creativecommons.org/licenses/by/3.0/',
  source: 'https://game-icons.net/',
} as const

/** What is inside the icon: paths in `currentColor` on a square of 512. */
export const iconBody = (name: IconName): string => iconData[name].body
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconData, name)

/** The symbols that `useIcon` refers to, for a `<defs>`. */
export const iconSymbols = (names: Iterable<IconName> = iconNames): string =>
  [...new Set(names)].map((name) => el('symbol', { id: iconId(name), viewBox: '0 0 512 512' }, iconBody(name))).join('')

/** Every icon that a drawing refers to. */
export const iconsIn = (drawing: string): IconName[] =>
  [...new Set([...drawing.matchAll(/href="#icon-([a-z0-9-]+)"/g)].map((found) => found[1] ?? ''))].filter(isIconName)

/** An icon by itself, for use in a line of text. */
export const iconSvg = (name: IconName): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 512 512', 'aria-hidden': 'true' }, iconBody(name))

export interface IconCredit {
  readonly author: string
  readonly icons: readonly IconName[]
}

/** Who drew which icons, most icons first. */
export function iconCredits(): IconCredit[] {
  const byAuthor = new Map<string, IconName[]>()
  for (const name of iconNames) byAuthor.set(iconData[name].by, [...(byAuthor.get(iconData[name].by) ?? []), name])
  return [...byAuthor].map(([author, icons]) => ({ author, icons })).sort((a, b) => b.icons.length - a.icons.length)
}
