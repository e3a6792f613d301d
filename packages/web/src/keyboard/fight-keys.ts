/** While a fight is shown any key goes on to the next blow; P holds it, and Escape shows its end. */
import type { TableContext } from '../table/table-context.tsx'

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Keys that belong to the browser or only change what other keys mean. */
const PASSED_ON: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/** Returns true when the key was used. */
export function pressInFight({ presenter }: TableContext, { key, ctrlKey, altKey, metaKey }: PressedKey): boolean {
  const { fight } = presenter.state
  if (!fight || ctrlKey || altKey || metaKey || PASSED_ON.has(key) || /^F\d+$/.test(key)) return false
  if (key === 'p' || key === 'P') presenter.fights.pause(!fight.paused)
  else if (key === 'Escape') presenter.fights.finish()
  else presenter.fights.next()
  return true
}
