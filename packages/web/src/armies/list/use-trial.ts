/** The trial of a list: fifty battles in a worker, which can be stopped at any time. An edit ends it. */
import type { TrialSummary } from '@muster/armies'
import { useEffect, useRef, useState } from 'react'
import { randomNumber } from '../../store/new-id.ts'
import { startTrial } from '../../worker/start-trial.ts'
import { useEditor } from '../editor/editor.ts'

export type TrialState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly won: number }
  | { readonly is: 'done'; readonly summary: TrialSummary }
  | { readonly is: 'failed'; readonly message: string | undefined }

export interface TrialRun {
  readonly state: TrialState
  start(): void
  stop(): void
}

export const TRIAL_BATTLES = 50
const IDLE: TrialState = { is: 'idle' }

export function useTrial(): TrialRun {
  const { kit, army, limit } = useEditor()
  const [run, setRun] = useState<{ readonly of: unknown; readonly state: TrialState }>({ of: army, state: IDLE })
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [army])
  const show = (state: TrialState) => setRun({ of: army, state })
  return {
    // What was found out about another list says nothing about this one.
    state: run.of === army ? run.state : IDLE,
    start: () => {
      cancel.current?.()
      show({ is: 'running', done: 0, won: 0 })
      const trial = { game: kit.game.id, army, limit, battles: TRIAL_BATTLES, seed: randomNumber() >>> 8 }
      cancel.current = startTrial({ trial }, (message) => {
        if (message.is === 'progress') return show({ is: 'running', done: message.done, won: message.won })
        cancel.current?.()
        show(
          message.is === 'summary'
            ? { is: 'done', summary: message.summary }
            : { is: 'failed', message: message.message },
        )
      })
    },
    stop: () => {
      cancel.current?.()
      show(IDLE)
    },
  }
}
