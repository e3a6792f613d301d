/** A button under the question is pressed, by hand or by its key. */
import type { AnswerButton } from './button.ts'
import type { Seat } from '../../table/table-context.tsx'

type Giver = Pick<Seat, 'session' | 'hands' | 'lookouts'>

export function giveAnswer({ session, hands, lookouts }: Giver, button: AnswerButton): Promise<void> | void {
  // The button goes, and with it whom it pointed at.
  if (button.does === 'pick') lookouts.point(undefined)
  switch (button.does) {
    case 'confirm':
      return session.confirm()
    case 'put-back':
      return hands.putBack()
    case 'pick':
      return session.pick(button.id)
    case 'likewise':
      return session.likewise()
    case 'toggle':
      return hands.laying.toggle(button.id)
    case 'open': {
      const name = button.id.slice('fold:'.length)
      return session.store.set((now) => ({ ...now, unfolded: now.unfolded === name ? undefined : name }))
    }
  }
}
