/** Carries out a button under the question, pressed by mouse or by key. */
import type { AnswerButton } from './button.ts'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import type { TableContext } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

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
      return moveFollowers(presenter)
    case 'suggest':
      return actions.suggest()
    case 'toggle':
      return actions.drafts.toggle(button.id)
    case 'aim':
      return actions.chooseOption(button.id, true)
    case 'open':
      return presenter.store.set((now) => ({ ...now, openGroup: now.openGroup === button.id ? undefined : button.id }))
  }
}

/** Where some could not follow, the page says how many, and why. */
async function moveFollowers(presenter: BattlePresenter): Promise<void> {
  await presenter.change('moveFollowers', undefined)
  const { followed } = presenter.state.snapshot
  if (followed && followed.stayed.length > 0) presenter.setNotice(words.assistance.followed(followed))
}
