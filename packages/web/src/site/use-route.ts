/** The address of a screen, after the hash: it survives a reload and the back button. */
import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'

export type Route =
  | { readonly is: 'home' }
  /** The battles that this browser keeps. */
  | { readonly is: 'replays' }
  /** `army`: the kept list that the first side takes. */
  | { readonly is: 'set-up'; readonly game: string; readonly army?: string }
  /** Cards are designed, for the kept list `army` if there is one. */
  | { readonly is: 'design'; readonly game: string; readonly army?: string }
  /** The collection of army lists. */
  | { readonly is: 'armies' }
  /** A kept list in the builder, or on paper. */
  | { readonly is: 'army'; readonly id: string; readonly prints: boolean }
  /** The list that a link holds. */
  | { readonly is: 'shared-army'; readonly link: string }
  /** Creatures of another game are converted for this one. */
  | { readonly is: 'convert'; readonly game: string }
  /** Two drafts of a game side by side: a rule of them, or an attack with what is chosen for it. */
  | { readonly is: 'drafts'; readonly game: string; readonly rule?: string; readonly attack?: string }
  /** The rulebook of a game, at a rule. */
  | { readonly is: 'rulebook'; readonly game: string; readonly rule?: string }
  /** The ready battle of a game, or one with a story. */
  | { readonly is: 'ready'; readonly game: string; readonly battle?: string }
  | { readonly is: 'battle'; readonly id: string }
  | { readonly is: 'new-campaign' }
  /** `fights`: the set-up of its coming battle. */
  | { readonly is: 'campaign'; readonly id: string; readonly fights: boolean }
  /** An address that is unknown or cannot be read. */
  | { readonly is: 'unknown' }

/** What an address says before the list that it holds. */
export const SHARED = '#army='

export function readRoute(hash: string): Route {
  if (hash.startsWith(SHARED)) return { is: 'shared-army', link: hash.slice(SHARED.length) }
  const [screen, encoded = '', more, rest = ''] = hash.replace(/^#\/?/, '').split('/')
  if (screen === '') return { is: 'home' }
  if (screen === 'replays' && encoded === '') return { is: 'replays' }
  if (screen === 'campaigns' && encoded === '') return { is: 'new-campaign' }
  if (screen === 'armies' && encoded === '') return { is: 'armies' }
  const name = decoded(encoded)
  if (screen === 'armies' && name) return { is: 'army', id: name, prints: more === 'print' }
  if (screen === 'set-up' && name) return { is: 'set-up', game: name, ...armyPart(more) }
  if (screen === 'design' && name) return { is: 'design', game: name, ...armyPart(more) }
  if (screen === 'convert' && name) return { is: 'convert', game: name }
  if (screen === 'drafts' && name) return { is: 'drafts', game: name, ...draftPart(more, rest) }
  if (screen === 'rulebook' && name) return { is: 'rulebook', game: name, ...rulePart(more) }
  if (screen === 'ready' && name) return { is: 'ready', game: name, ...(more && { battle: more }) }
  if (screen === 'battle' && name) return { is: 'battle', id: name }
  if (screen === 'campaign' && name) return { is: 'campaign', id: name, fights: more === 'battle' }
  return { is: 'unknown' }
}

function armyPart(more: string | undefined): { readonly army?: string } {
  const army = decoded(more ?? '')
  return army ? { army } : {}
}

function draftPart(more: string | undefined, rest: string): { readonly rule?: string; readonly attack?: string } {
  if (more === 'attack') return { attack: rest }
  return rulePart(more)
}

function rulePart(more: string | undefined): { readonly rule?: string } {
  const rule = decoded(more ?? '')
  return rule ? { rule } : {}
}

/** An address may hold anything. */
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

/** A store of the page: the last route, so that the same address gives the same object. */
const routeStore = createStore<{ readonly hash: string; readonly route: Route }>({ hash: '', route: { is: 'home' } })

export function currentRoute(): Route {
  const { hash } = location
  if (routeStore.get().hash !== hash) routeStore.set(() => ({ hash, route: readRoute(hash) }))
  return routeStore.get().route
}

export const useRoute = (): Route => useSyncExternalStore(listen, currentRoute)
