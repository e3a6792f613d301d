/** Whom an army may take, in the groups of its list: roles, elements, or kinds of creatures. */
import { entriesIn, InputError, OTHERS, type CatalogueOutline, type RawEntry } from '@muster/engine'
import type { Entry } from '../army/entry.ts'
import { recruitedBy } from '../army/team-faults.ts'
import type { Listing, Role } from '../content/army-list.ts'
import { BESTIARY_KINDS } from '../content/bestiary/index.ts'
import { includedWords } from '../content/gear-words.ts'
import { findListing } from '../content/lists/index.ts'
import { readEdited, type BuilderContext } from './context.ts'

const ROLE_NAMES: { readonly [role in Role]: string } = {
  champion: 'Champions',
  troop: 'Troops',
  construct: 'Constructs',
  recruit: 'Recruits',
  cult: 'Cults',
  warrior: 'Warriors',
  captain: 'Captains',
  creature: 'Creatures',
}

const KIND_OF: ReadonlyMap<string, string> = new Map(
  BESTIARY_KINDS.flatMap(([kind, creatures]) => creatures.map(({ id }) => [id, kind] as const)),
)

/** The element it belongs to, the kind of creature it is, or its role. */
const ownGroup = ({ profile, role, element }: Listing): string => element ?? KIND_OF.get(profile.id) ?? role

export const groupOf = ({ list }: BuilderContext, listing: Listing): string =>
  findListing(list, listing.profile.id) ? ownGroup(listing) : OTHERS

export function outline(context: BuilderContext): readonly CatalogueOutline[] {
  const { list } = context
  const ids = [...new Set(list.listings.map(ownGroup))]
  return inOrder(context, ids).map((id) => ({
    ...headOf(context, id),
    items: list.listings.filter((listing) => ownGroup(listing) === id).map(({ profile }) => profile.id),
  }))
}

/** The army's own element comes before the others. */
const inOrder = ({ element }: BuilderContext, ids: readonly string[]): readonly string[] => {
  const roles = ids.filter((id) => id in ROLE_NAMES)
  const rest = ids.filter((id) => !(id in ROLE_NAMES))
  return [...roles, ...rest.filter((id) => id === element), ...rest.filter((id) => id !== element)]
}

function headOf({ list, element }: BuilderContext, id: string): Omit<CatalogueOutline, 'items'> {
  const named = list.elements?.find((one) => one.id === id)?.name
  if (named !== undefined) return { id, name: named, limit: id === element ? 'your element' : 'at most a quarter' }
  const name = ROLE_NAMES[id as Role] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  return id === 'recruit' ? { id, name, limit: 'with somebody who recruits them' } : { id, name }
}

/** Recruits need somebody who recruits them. */
export function barred(context: BuilderContext): ReadonlyMap<string, string> {
  const welcome = recruitedBy(companyOf(context))
  const recruits = context.list.listings.filter(({ role, profile }) => role === 'recruit' && !welcome.has(profile.id))
  return new Map(recruits.map(({ profile }) => [profile.id, 'Nobody here recruits it']))
}

/** Those of the army that can be read. */
const companyOf = (context: BuilderContext): readonly Entry[] =>
  entriesIn(context.army, 'entries').flatMap((raw) => {
    try {
      return readEdited(context, raw).entry
    } catch (error) {
      if (error instanceof InputError) return []
      throw error
    }
  })

export function fresh({ list }: BuilderContext, item: string): RawEntry | undefined {
  const profile = findListing(list, item)?.profile
  return profile && { profile: profile.id, name: profile.name, count: 1, gear: includedWords(profile) }
}
