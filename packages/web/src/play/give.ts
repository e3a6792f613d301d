/** A button under the question is pressed, by hand or by its key. */
import type { AnswerButton } from '../table/buttons.ts'
import type { Seat } from './seat.tsx'

export function giveAnswer({ session, hands }: Pick<Seat, 'session' | 'hands'>, button: AnswerButton): Promise<void> | void {
  switch (button.does) {
    case 'confirm':
      return session.confirm()
    case 'put-back':
      return hands.putBack()
    case 'pick':
      return session.pick(button.id)
    case 'toggle':
      return hands.toggle(button.id)
    case 'open': {
      const name = button.id.slice('fold:'.length)
      return session.store.set((now) => ({ ...now, unfolded: now.unfolded === name ? undefined : name }))
    }
  }
}
