/** An animated die: it shows other faces while it rolls, then the one that was rolled. */
import { useEffect, useState } from 'react'
import type { SideLook } from '../figures/side-looks.ts'
import { Die } from './drawings.tsx'

interface RollingProps {
  readonly face: number
  readonly look: SideLook
  readonly sides: number
  /** How long it rolls; 0 for not at all. */
  readonly time: number
  readonly after: number
}

/** How long each face is shown while it rolls. */
const BEAT = 95

export function RollingDie({ face, look, sides, time, after }: RollingProps) {
  const [turns, setTurns] = useState(() => Math.floor(time / BEAT))
  useEffect(() => {
    if (time === 0 || turns <= 0) return undefined
    const timer = setTimeout(() => setTurns(turns - 1), BEAT + (turns === Math.floor(time / BEAT) ? after : 0))
    return () => clearTimeout(timer)
  }, [turns, time, after])
  const isRolling = time > 0 && turns > 0
  const up = isRolling ? 1 + ((face + turns * 2 + (turns % 3)) % sides) : face
  return (
    <span
      className={time > 0 ? 'tumble' : 'resting'}
      style={{ animationDuration: `${time}ms`, animationDelay: `${after}ms` }}
    >
      <Die face={up} look={look} sides={sides} turn={turnOf(face, after)} />
    </span>
  )
}

/** Its final rotation: a little askew, the same each time. */
const turnOf = (face: number, after: number): number => ((face * 37 + after) % 27) - 13
