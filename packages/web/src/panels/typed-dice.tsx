/** Dice rolled by hand: tap what fell, one row for each die. */
import type { Roll } from '@muster/engine'
import { useState } from 'react'
import { useSeat } from '../play/seat.tsx'
import { headline } from '../table/purpose.ts'
import { words } from '../words.ts'

export function TypedDice({ roll }: { readonly roll: Roll }) {
  const { session } = useSeat()
  const [faces, setFaces] = useState<readonly number[]>([])
  const [wrong, setWrong] = useState<string>()
  const tap = (face: number) => {
    const fallen = [...faces, face]
    if (fallen.length < roll.count) return setFaces(fallen)
    setFaces([])
    void session.typeDice(fallen).then(setWrong)
  }
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{headline(roll.purpose)}</p>
        <p className={wrong ? 'question-line refused' : 'question-line'}>
          {wrong ?? `${words.table.typeDice(roll.count, roll.sides)} ${faces.join(' ')}`}
        </p>
      </div>
      <div className="answers">
        {Array.from({ length: roll.sides }, (_, i) => (
          <button key={i} type="button" className="btn" onClick={() => tap(i + 1)}>
            {i + 1}
          </button>
        ))}
      </div>
    </>
  )
}
