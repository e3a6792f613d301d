/** The dice of the last blow, sorted into those that succeed and those that fail. */
import { memo, useEffect, useRef } from 'react'
import type { DiceThrow } from '@muster/session'
import type { ShownBlow } from '../animation/blows.ts'
import { shownBlow, type Fight } from '../state/fight.ts'
import { useTableState } from '../table/table-context.tsx'
import { tumbleTime } from '../animation/timing.ts'
import type { Pace } from '../settings/settings.ts'
import { capitalize } from '../words/capitalize.ts'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { prefersReducedMotion } from '../settings/theme.tsx'
import { RollingDie } from '../ui/rolling-die.tsx'
import { scrollable } from '../ui/scrollable.ts'
import { words } from '../words/words.ts'
import { decidingRow, diceRows, dieSize, joinedThrows, type DiceRow } from './dice-rows.ts'
import { TurnableDice, useDiceToTurn } from './question/turnable-dice.tsx'
import { FightSteps } from './fight-steps.tsx'

interface TrayProps {
  readonly speed: Pace
  /** The dice tray, or the dice that a phone shows over the table. */
  readonly className: string
}

export const DiceTray = memo(function DiceTray({ speed, className }: TrayProps) {
  const tray = useTableState((state) => state.tray)
  const fight = useTableState((state) => state.fight)
  const rolls = useDiceToTurn()
  const dice = (fight ? (shownBlow(fight)?.throws ?? []) : tray).reduce((sum, { faces }) => sum + faces.length, 0)
  const decided = decidedBlow(fight)
  const section = useRef<HTMLElement>(null)
  // What decides stands at the bottom, should the dice need more room than there is.
  useEffect(() => {
    const { current } = section
    if (!current) return undefined
    const observer = new ResizeObserver(() => void current.scrollTo({ top: current.scrollHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [tray, decided])
  return (
    <section
      ref={section}
      className={[className, fight && 'in-fight', rolls && 'asks'].filter(Boolean).join(' ')}
      data-dice={dieSize(dice)}
      aria-label={words.battle.dice}
      {...scrollable}
    >
      {rolls ? <TurnableDice rolls={rolls} /> : <Throws tray={tray} fight={fight} speed={speed} />}
      {fight && <FightSteps fight={fight} />}
    </section>
  )
})

/** The blow that is shown, once its dice have decided it. */
const decidedBlow = (fight: Fight | undefined): ShownBlow | undefined =>
  fight && ['fall', 'told'].includes(fight.frame.stage) ? shownBlow(fight) : undefined

interface ThrowsProps {
  readonly tray: readonly DiceThrow[]
  readonly fight: Fight | undefined
  readonly speed: Pace
}

function Throws({ tray, fight, speed }: ThrowsProps) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  if (tray.length === 0) return <p className="tray-empty">{fight ? '' : words.battle.noDice}</p>
  const isRolling = fight?.frame.stage === 'roll' && !prefersReducedMotion()
  const isBlow = fight && shownBlow(fight)?.blow !== undefined
  const decided = decidedBlow(fight)
  // Of a blow only the last throw still rolls.
  const rolling = isRolling ? tray.slice(isBlow ? -1 : 0) : []
  const lying = joinedThrows(tray.slice(0, tray.length - rolling.length))
  return [...lying, ...rolling].map((thrown, place, shown) => (
    <Throw
      key={`${fight?.frame.blow ?? ''} ${place}`}
      thrown={thrown}
      look={sideLookOf(sides, thrown.by)}
      time={place < lying.length ? 0 : tumbleTime(speed)}
      deciding={decided && place === shown.length - 1 ? decidingRow(decided) : undefined}
    />
  ))
}

interface ThrowProps {
  readonly thrown: DiceThrow
  readonly look: SideLook
  /** How long it still rolls; 0 once it lies. */
  readonly time: number
  readonly deciding: DiceRow['id'] | undefined
}

function Throw({ thrown, look, time, deciding }: ThrowProps) {
  const { purpose, succeeds } = thrown
  const [what = '', whom] = splitPurpose(purpose)
  return (
    <div className="throw">
      <p className="throw-words">
        <b className="throw-purpose">{capitalize(what)}</b>
        {whom !== undefined && <span className="throw-about">{whom}</span>}
        {succeeds !== undefined && <span className="throw-need">{words.battle.needs(succeeds)}</span>}
      </p>
      {time > 0 ? (
        <div className="dice rolling">
          {thrown.faces.map((face, place) => (
            <RollingDie key={place} face={face} look={look} sides={thrown.sides} time={time} after={place * EACH} />
          ))}
        </div>
      ) : (
        diceRows(thrown).map((row) => (
          <Row key={row.id} row={row} thrown={thrown} look={look} isDeciding={row.id === deciding} />
        ))
      )}
    </div>
  )
}

/** Dice start one after another, but all of them lie when the time is over. */
const EACH = 12

interface RowProps {
  readonly row: DiceRow
  readonly thrown: DiceThrow
  readonly look: SideLook
  readonly isDeciding: boolean
}

function Row({ row: { id, faces, word }, thrown, look, isDeciding }: RowProps) {
  return (
    <div className={isDeciding ? `dice-row ${id} deciding` : `dice-row ${id}`}>
      {word !== undefined && (
        <p className="dice-count">
          <b>{faces.length}</b> <span>{word}</span>
        </p>
      )}
      <div className="dice">
        {faces.map((face, place) => (
          <RollingDie key={place} face={face} look={look} sides={thrown.sides} time={0} after={place} />
        ))}
      </div>
    </div>
  )
}

/** "To hit: Orc 1 at Squire 2": what it is for, and whom it is about. */
function splitPurpose(purpose: string): readonly string[] {
  const at = purpose.indexOf(': ')
  return at < 0 ? [purpose] : [purpose.slice(0, at), purpose.slice(at + 2)]
}
