/** The emblems: fetched once, held in the page as symbols that drawings refer to. */
import { iconNames, type IconName } from '@muster/draw'

const known: ReadonlySet<string> = new Set(iconNames)
const isIcon = (name: string): name is IconName => known.has(name)

/** A game may name an icon this page does not have; a plain flag stands in for it. */
export const asIcon = (name: string): IconName => (isIcon(name) ? name : 'flag-objective')

let laid = false

export async function layIcons(): Promise<void> {
  if (laid) return
  laid = true
  const { iconSymbols } = await import('@muster/draw/icons')
  const holder = document.createElement('div')
  holder.hidden = true
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${iconSymbols()}</defs></svg>`
  document.body.prepend(holder)
}
