/** A modal dialog for menus and help, never for a question of the game. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { words } from '../words/words.ts'
import { LineIcon } from './line-icons.tsx'

interface DialogProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
  onClose(): void
}

export function Dialog({ title, className = '', children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the effects of what it shows, which may scroll or focus.
  useLayoutEffect(() => {
    ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className={`dialog paper ${className}`} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.menu.close}
          onClick={() => ref.current?.close()}
        >
          <LineIcon name="cross" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
