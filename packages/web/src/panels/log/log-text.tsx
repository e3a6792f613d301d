/** The words of a log line, which can be pressed; up and down move between the lines. */
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'

interface LogTextProps extends Omit<
  ComponentProps<'span'>,
  'role' | 'className' | 'tabIndex' | 'onClick' | 'onKeyDown'
> {
  /** Whether Tab stops here. */
  readonly isStop: boolean
  onPress(): void
}

export function LogText({ isStop, onPress, ...rest }: LogTextProps) {
  // After a click the keys are for the table again: Enter would otherwise press the line and answer the question too.
  const click = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    onPress()
    if (detail > 0) currentTarget.blur()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') walk(event, event.key === 'ArrowUp' ? -1 : 1)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    <span {...rest} role="button" className="log-text" tabIndex={isStop ? 0 : -1} onClick={click} onKeyDown={press} />
  )
}

/** The table's own keys are off meanwhile. */
function walk(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  event.preventDefault()
  event.stopPropagation()
  const texts = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('.log-text') ?? [])]
  texts[texts.indexOf(event.currentTarget) + step]?.focus()
}
