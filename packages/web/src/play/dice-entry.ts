/** Entry of dice rolled on a real table; the last one continues the battle. */
import type { Session } from './session.ts'

/** False where no such die is waited for. */
export function enterFace(session: Session, face: number): boolean {
  const { busy, enteredFaces, snapshot } = session.state
  const { awaited } = snapshot
  if (!awaited || face < 1 || face > awaited.sides || busy) return false
  const faces = [...enteredFaces, face]
  const isLast = faces.length >= awaited.count
  session.store.set((now) => ({ ...now, enteredFaces: faces, busy: isLast }))
  if (isLast) void enterDice(session, faces)
  return true
}

/** The last die was misread. */
export const removeLastFace = (session: Session): void =>
  session.store.set((now) => ({ ...now, enteredFaces: now.enteredFaces.slice(0, -1) }))

const enterDice = (session: Session, faces: readonly number[]): Promise<void> =>
  session.attempt(async () => {
    const { snapshot } = await session.client.change('enterDice', faces)
    if (snapshot) session.receive(snapshot)
  })
