/** While somebody looks back: arrows step, with Shift by rounds, Space plays, Home and End go to the ends. */
import { lookBack, lookBeside } from '../play/looking-back.ts'
import { lookAtEnd, lookAtRound, pausePast, playPast } from '../play/past-player.ts'
import type { TableContext } from '../table/table-context.tsx'

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Returns true when the key was used. */
export function pressInPast({ presenter }: TableContext, event: PressedKey): boolean {
  const { past } = presenter.state
  if (!past || event.ctrlKey || event.altKey || event.metaKey) return false
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = event.key === 'ArrowLeft' ? -1 : 1
      void (event.shiftKey ? lookAtRound(presenter, step) : lookBeside(presenter, step))
      return true
    }
    case ' ':
      if (past.isPlaying) pausePast(presenter)
      else void playPast(presenter)
      return true
    case 'Home':
      void lookBack(presenter, 0)
      return true
    case 'End':
      void lookAtEnd(presenter)
      return true
    default:
      return false
  }
}
