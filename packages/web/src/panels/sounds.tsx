/** Plays the sounds of the table if the settings allow it. */
import { useEffect } from 'react'
import { useTableContext } from '../table/table-context.tsx'
import type { Sound } from '../settings/settings.ts'
import { soundsToPlay } from './sounds-to-play.ts'
import { play } from '../ui/sound.ts'

/** The pause between two sounds, in milliseconds. */
const APART = 260

export function Sounds({ sound }: { readonly sound: Sound }) {
  const { presenter } = useTableContext()
  useEffect(() => {
    if (sound === 'off') return undefined
    let before = presenter.state
    return presenter.store.subscribe(() => {
      const after = presenter.state
      soundsToPlay(before, after).forEach((name, place) => setTimeout(() => play(name), place * APART))
      before = after
    })
  }, [presenter, sound])
  return null
}
