/** Fetches the emblems once and puts them into the page as SVG symbols. Until then figures have no emblem. */
import address from 'virtual:muster-icons'
import { iconsLoaded } from './icons.ts'

export async function loadIcons(): Promise<void> {
  const text = await fetch(address).then((reply) => reply.text())
  const holder = document.createElement('div')
  holder.hidden = true
  holder.innerHTML = text
  document.body.prepend(holder)
  iconsLoaded()
}
