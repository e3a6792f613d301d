/** Entry of dice rolled on a real table; the last one continues the battle. */
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

/** The last die was misread. */
export const removeLastFace = (presenter: BattlePresenter): void =>
  presenter.store.set((now) => ({ ...now, enteredFaces: now.enteredFaces.slice(0, -1) }))

const enterDice = (presenter: BattlePresenter, faces: readonly number[]): Promise<void> =>
  presenter.attempt(async () => {
    const { snapshot } = await presenter.client.change('enterDice', faces)
    if (snapshot) presenter.receive(snapshot)
  })
