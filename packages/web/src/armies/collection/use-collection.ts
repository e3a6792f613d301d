/** The lists and profiles of this browser: read again after every change; what was deleted can be put back. */
import { useState } from 'react'
import { listArmies, removeArmy, restoreArmy, type StoredArmy } from '../../store/army-store.ts'
import { listProfiles, removeProfile, saveProfile, type StoredProfile } from '../../store/profile-store.ts'
import { words } from '../../words/words.ts'

type Removed =
  | { readonly is: 'army'; readonly army: StoredArmy }
  | { readonly is: 'profile'; readonly profile: StoredProfile }

export interface CollectionState {
  readonly armies: readonly StoredArmy[]
  readonly profiles: readonly StoredProfile[]
  /** What was just done, or why it could not be. */
  readonly told: { readonly text: string; readonly isProblem: boolean } | undefined
  readonly removed: Removed | undefined
  tell(text: string, isProblem?: boolean): void
  reload(): void
  remove(removed: Removed): void
  restore(): void
}

export function useCollection(): CollectionState {
  const [armies, setArmies] = useState(listArmies)
  const [profiles, setProfiles] = useState(() => listProfiles())
  const [told, setTold] = useState<CollectionState['told']>()
  const [removed, setRemoved] = useState<Removed>()
  const reload = () => {
    setArmies(listArmies())
    setProfiles(listProfiles())
  }
  const tell = (text: string, isProblem = true) => setTold({ text, isProblem })
  return {
    armies,
    profiles,
    told,
    removed,
    tell,
    reload,
    remove: (next) => {
      const isGone = next.is === 'army' ? removeArmy(next.army.id) : removeProfile(next.profile.id)
      setTold(undefined)
      if (isGone) setRemoved(next)
      else tell(words.armies.notRemoved)
      reload()
    },
    restore: () => {
      if (!removed) return
      const isBack = removed.is === 'army' ? restoreArmy(removed.army) : saveProfile(removed.profile)
      if (isBack) setRemoved(undefined)
      else tell(words.armies.notSavedHere)
      reload()
    },
  }
}

export const nameOf = (removed: Removed): string =>
  removed.is === 'army' ? (removed.army.kept?.summary.name ?? words.armies.unreadable) : removed.profile.name
