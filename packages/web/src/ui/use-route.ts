/** The address of a screen, after the hash: it survives a reload and the back button. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'set-up'; readonly game: string; readonly own: boolean }
  | { readonly is: 'design'; readonly game: string }
  | { readonly is: 'battle'; readonly id: string }
  /** An address that is none of ours, or cannot be read. */
  | { readonly is: 'unknown' }

export function readRoute(hash: string): Route {
  const [screen, encoded = '', more] = hash.replace(/^#\/?/, '').split('/')
  if (screen === '') return { is: 'home' }
  const name = decoded(encoded)
  if (screen === 'set-up' && name) return { is: 'set-up', game: name, own: more === 'own' }
  if (screen === 'design' && name) return { is: 'design', game: name }
  if (screen === 'battle' && name) return { is: 'battle', id: name }
  return { is: 'unknown' }
}

/** Anybody may write anything into an address. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const listen = (change: () => void) => {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}

let last: { readonly hash: string; readonly route: Route } = { hash: '', route: { is: 'home' } }
/** The same object for as long as the address is the same. */
export function currentRoute(): Route {
  if (last.hash !== location.hash) last = { hash: location.hash, route: readRoute(location.hash) }
  return last.route
}

export const useRoute = (): Route => useSyncExternalStore(listen, currentRoute)
