/** Pointing at an answer, by mouse or by focus, shows on the table whom it is about. */
import type { FocusEvent, PointerEvent } from 'react'
import type { AnswerButton } from '../answers/button.ts'
import type { TableContext } from '../../table/table-context.tsx'

/** The target of the option, if there is one; the board then shows the line and the odds. */
export const targetOf = ({ at, figure }: Pick<AnswerButton, 'at' | 'figure'>): string | undefined => at ?? figure

export function pointing({ lookups }: Pick<TableContext, 'lookups'>, button: AnswerButton) {
  const point = () => {
    const target = targetOf(button)
    if (target !== undefined) lookups.hover(target)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && lookups.hover(undefined),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && point(),
  }
}
