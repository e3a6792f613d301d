/** Works out the risks of the answers, one after another, while the person reads the question. */
import { useEffect } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import type { AnswerButton } from '../answers/button.ts'
import { answersToWeigh, type AnswerToWeigh } from '../answers/answers-to-weigh.ts'
import type { TableState } from '../../state/table-state.ts'
import type { AnswerRisks } from '@muster/session'

/** Odds are requested after this delay, so that the worker is free for the first drag. */
const BEAT = 160
const NOTHING: AnswerRisks = { risks: [] }

export function useRisks(state: TableState, buttons: readonly AnswerButton[]): void {
  const { presenter } = useTableContext()
  const { snapshot } = state
  const wanted = JSON.stringify(answersToWeigh(state, buttons))
  useEffect(() => {
    let isGone = false
    const weighAll = async () => {
      for (const { key, answer } of JSON.parse(wanted) as readonly AnswerToWeigh[]) {
        if (isGone || presenter.state.risks[key] !== undefined) continue
        const answerRisks = await presenter.client.call('risks', answer)
        if (isGone || presenter.state.snapshot !== snapshot) return
        presenter.store.set((now) => ({ ...now, risks: { ...now.risks, [key]: answerRisks ?? NOTHING } }))
      }
    }
    // Odds are optional: the question is shown without them if they fail.
    const timer = setTimeout(() => void weighAll().catch(() => undefined), BEAT)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [presenter, snapshot, wanted])
}
