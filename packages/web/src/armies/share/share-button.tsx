/** The ways to hand a list to somebody: a link that is copied at once, text for a chat, a file, a QR code. */
import { useEffect, useRef, useState } from 'react'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { ShareSlip } from './share-slip.tsx'
import './share.css'

export function ShareButton() {
  const { entries } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !ref.current?.contains(event.target as Node))
        setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [isOpen])
  return (
    <div className="share" ref={ref}>
      <button
        type="button"
        className="btn"
        aria-expanded={isOpen}
        disabled={entries.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon name="share" size={20} />
        {words.armies.share}
      </button>
      {isOpen && <ShareSlip />}
    </div>
  )
}
