/** Saves a list after every edit, unless the browser refuses or another tab has changed it meanwhile. */
import { useRef, useState } from 'react'
import { newId } from '../../store/new-id.ts'
import { armyText, saveArmy, type KeptArmy } from '../../store/army-store.ts'

/** `elsewhere`: another tab has changed the list. */
export type Keeping = 'saved' | 'refused' | 'elsewhere'

export interface ArmyKeeping {
  readonly keeping: Keeping
  save(kept: KeptArmy): void
  /** Saves it as a list of its own, and gives its id. */
  saveAsAnother(kept: KeptArmy): string | undefined
}

/** `text`: what lies in the storage; undefined for a list that is not there yet. */
export function useArmyKeeping(id: string, text: string | undefined): ArmyKeeping {
  const [keeping, setKeeping] = useState<Keeping>('saved')
  const stored = useRef(text)
  return {
    keeping,
    save: (kept) => {
      const result = saveArmy(id, kept, stored.current)
      if (result === 'saved') stored.current = armyText(kept)
      setKeeping(result === 'changed-elsewhere' ? 'elsewhere' : result)
    },
    saveAsAnother: (kept) => {
      const other = newId()
      if (saveArmy(other, kept, undefined) === 'saved') return other
      setKeeping('refused')
      return undefined
    },
  }
}
