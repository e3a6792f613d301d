/** Has the answers at hand weighed, one after another, while the person reads the question. */
import { useEffect } from 'react'
import { useSeat } from '../../play/seat.tsx'
import type { AnswerButton } from '../../table/buttons.ts'
import type { Snapshot } from '../../worker/snapshot.ts'

/** A beat, so that the first glance and the first drag find the rules free. */
const BEAT = 160

export function useRisks(snapshot: Snapshot, buttons: readonly AnswerButton[]): void {
  const { session } = useSeat()
  const ids = buttons.filter(({ does }) => does === 'pick').map(({ id }) => id)
  const wanted = snapshot.decision?.kind === 'choose' ? JSON.stringify(ids) : '[]'
  useEffect(() => {
    let isGone = false
    const weighAll = async () => {
      for (const id of JSON.parse(wanted) as readonly string[]) {
        if (isGone || session.state.risks[id] !== undefined) continue
        const risks = await session.client.call('weigh', { pick: [id] })
        if (isGone || session.state.snapshot !== snapshot) return
        session.store.set((now) => ({ ...now, risks: { ...now.risks, [id]: risks ?? [] } }))
      }
    }
    // Odds are a help: where they cannot be had, the question stands without them.
    const timer = setTimeout(() => void weighAll().catch(() => undefined), BEAT)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [session, snapshot, wanted])
}
