/** How a list is played: the screen that shows lists is handed the way to the table. */
import type { GameKit, Json } from '@muster/engine'
import { createContext, useContext } from 'react'

export interface PlayRequest {
  readonly kit: GameKit<unknown>
  readonly army: Json
  readonly limit: number
  /** The id of the kept list, for the set-up if no ready battle fits. */
  readonly id?: string
}

const PlayContext = createContext<(request: PlayRequest) => void>(() => undefined)
export const PlayProvider = PlayContext.Provider
export const usePlay = (): ((request: PlayRequest) => void) => useContext(PlayContext)
