/** The address of a screen, after the hash: it survives a reload and the back button. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'set-up'; readonly game: string; readonly own: boolean }
  | { readonly is: 'design'; readonly game: string }
  | { readonly is: 'battle'; readonly id: string }

export function readRoute(hash: string): Route {
  const [screen, name, more] = hash.replace(/^#\/?/, '').split('/')
  if (screen === 'set-up' && name) return { is: 'set-up', game: decodeURIComponent(name), own: more === 'own' }
  if (screen === 'design' && name) return { is: 'design', game: decodeURIComponent(name) }
  if (screen === 'battle' && name) return { is: 'battle', id: decodeURIComponent(name) }
  return { is: 'home' }
}

const listen = (change: () => void) => {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}

let last: { readonly hash: string; readonly route: Route } = { hash: '', route: { is: 'home' } }
function current(): Route {
  if (last.hash !== location.hash) last = { hash: location.hash, route: readRoute(location.hash) }
  return last.route
}

export const useRoute = (): Route => useSyncExternalStore(listen, current)
