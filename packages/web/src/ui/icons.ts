/** The icons: symbols in the page that drawings refer to, loaded by load-icons.ts. */
import { iconNames, type IconName } from '@muster/draw'
import { createStore } from './store.ts'

const known: ReadonlySet<string> = new Set(iconNames)
const isIcon = (name: string): name is IconName => known.has(name)

/** An icon unknown to this page is replaced by a flag. */
export const asIcon = (name: string): IconName => (isIcon(name) ? name : 'flag-objective')

/** A store of the page: whether the icons are loaded. */
const iconsStore = createStore({ isLoaded: false })

export const iconsLoaded = (): void => iconsStore.set(() => ({ isLoaded: true }))

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (iconsStore.get().isLoaded) resolve()
    else iconsStore.subscribe(resolve)
  })

/** The symbols a drawing uses, once loaded; an image must contain its own. */
export async function symbolsFor(drawing: string): Promise<string> {
  await whenLoaded()
  const ids = new Set([...drawing.matchAll(/href="#(icon-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ''))
  return [...ids].map((id) => document.getElementById(id)?.outerHTML ?? '').join('')
}
