/** Plays the sounds of the table if the settings allow it. */
import { useEffect } from 'react'
import { useTableContext } from '../table/table-context.tsx'
import type { Settings } from '../settings/settings.ts'
import { soundsToPlay } from './sounds-to-play.ts'
import { SoundQueue } from './sound-queue.ts'
import { play } from '../ui/sound.ts'

export function Sounds({ sound, volume }: Pick<Settings, 'sound' | 'volume'>) {
  const { presenter } = useTableContext()
  useEffect(() => {
    if (sound === 'off') return undefined
    let before = presenter.state
    const queue = new SoundQueue((name) => play(name, volume))
    const stop = presenter.store.subscribe(() => {
      const after = presenter.state
      soundsToPlay(before, after).forEach((name) => queue.add(name))
      before = after
    })
    return () => {
      stop()
      queue.stop()
    }
  }, [presenter, sound, volume])
  return null
}
