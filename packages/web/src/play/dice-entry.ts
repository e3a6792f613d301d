/** Entry of dice rolled on a real table; the last one continues the battle. */
import type { AwaitedDice } from '@muster/session'
import type { BattlePresenter } from './battle-presenter.ts'

/** False where no such die is waited for. */
export function enterFace(presenter: BattlePresenter, face: number): boolean {
  const { busy, enteredFaces, snapshot } = presenter.state
  const { awaited } = snapshot
  if (!awaited || face < 1 || face > awaited.sides || busy) return false
  const faces = [...enteredFaces, face]
  const isLast = faces.length >= awaited.count
  presenter.store.set((now) => ({ ...now, enteredFaces: faces, busy: isLast }))
  if (isLast) void enterDice(presenter, faces)
  return true
}

/** Up to this many dice, each number of successes has a button and a digit of its own. */
export const MOST_COUNTS = 6

/** Only how many dice succeed matters: each is written down as the highest face that does, or as the lowest that fails. */
export function enterSuccesses(presenter: BattlePresenter, count: number): boolean {
  const { busy, snapshot } = presenter.state
  const { awaited } = snapshot
  const faces = awaited && facesOf(awaited, count)
  if (!faces || busy) return false
  presenter.store.set((now) => ({ ...now, busy: true }))
  void enterDice(presenter, faces)
  return true
}

/** Undefined where so many dice cannot succeed. */
export function facesOf(
  { sides, count, succeeds, isCounted }: AwaitedDice,
  made: number,
): readonly number[] | undefined {
  const all = Array.from({ length: sides }, (_, index) => index + 1)
  const pass = all.findLast((face) => succeeds?.includes(face))
  const fail = all.find((face) => !succeeds?.includes(face))
  if (!isCounted || made < 0 || made > count) return undefined
  if ((made > 0 && pass === undefined) || (made < count && fail === undefined)) return undefined
  return Array.from({ length: count }, (_, place) => (place < made ? pass : fail) as number)
}

/** The last die was misread. */
export const removeLastFace = (presenter: BattlePresenter): void =>
  presenter.store.set((now) => ({ ...now, enteredFaces: now.enteredFaces.slice(0, -1) }))

const enterDice = (presenter: BattlePresenter, faces: readonly number[]): Promise<void> =>
  presenter.attempt(async () => {
    const { snapshot } = await presenter.client.change('enterDice', faces)
    if (snapshot) presenter.receive(snapshot)
  })
