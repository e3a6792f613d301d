import type { GameKit } from '@muster/engine'
import { useEffect, useState } from 'react'
import { loadKit } from './games.ts'

/** A game's kit as soon as it is loaded. */
export function useKit(game: string | undefined): GameKit<unknown> | undefined {
  const [kit, setKit] = useState<GameKit<unknown>>()
  useEffect(() => {
    let wanted = true
    if (game !== undefined) void loadKit(game).then((found) => wanted && setKit(found))
    return () => {
      wanted = false
    }
  }, [game])
  return kit?.game.id === game ? kit : undefined
}
