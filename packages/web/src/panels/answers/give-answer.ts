/** Carries out a button under the question, pressed by mouse or by key. */
import type { AnswerButton } from './button.ts'
import type { TableContext } from '../../table/table-context.tsx'

type AnswerContext = Pick<TableContext, 'presenter' | 'actions' | 'lookups'>

export function giveAnswer({ presenter, actions, lookups }: AnswerContext, button: AnswerButton): Promise<void> | void {
  // The button disappears, so the figure it highlighted is no longer hovered.
  if (button.does === 'pick') lookups.hover(undefined)
  switch (button.does) {
    case 'confirm':
      return presenter.answers.confirm()
    case 'put-back':
      return actions.resetDraft()
    case 'pick':
      return presenter.answers.pick(button.id)
    case 'likewise':
      return presenter.change('moveFollowers', undefined)
    case 'toggle':
      return actions.drafts.toggle(button.id)
    case 'open': {
      const name = button.id.slice('fold:'.length)
      return presenter.store.set((now) => ({ ...now, openGroup: now.openGroup === name ? undefined : name }))
    }
  }
}
