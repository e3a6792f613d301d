/** A link that does something for good, and asks once more before it does. */
import { useState } from 'react'

interface SureLinkProps {
  readonly label: string
  /** The label for screen readers, where it says more. */
  readonly name?: string
  readonly question: string
  readonly no: string
  onSure(): void
}

export function SureLink({ label, name = label, question, no, onSure }: SureLinkProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className="link" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  return (
    <p className="campaign-row sure-row" role="alert">
      <span>{question}</span>
      <button type="button" className="btn small" onClick={onSure}>
        {label}
      </button>
      <button type="button" className="btn small" onClick={() => setAsking(false)}>
        {no}
      </button>
    </p>
  )
}
