/** Tells a screen reader the points and the number of complaints after each change, once. */
import { useEffect, useRef, useState } from 'react'
import { words } from '../words/words.ts'
import { useEditor } from './editor/editor.ts'

export function Announcer() {
  const { points, limit, complaints, entries } = useEditor()
  const text = words.armies.announced(points, limit, entries.length === 0 ? 0 : complaints.length)
  const [said, say] = useState('')
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    say(text)
  }, [text])
  return (
    <p className="visually-hidden" role="status" data-announcer>
      {said}
    </p>
  )
}
