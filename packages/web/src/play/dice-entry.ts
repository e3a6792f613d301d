/** Dice of a real table, read one by one; with the last of them the battle goes on. */
import type { Session } from './session.ts'

/** False where no such die is waited for. */
export function typeFace(session: Session, face: number): boolean {
  const { busy, typed, snapshot } = session.state
  const { awaited } = snapshot
  if (!awaited || face < 1 || face > awaited.sides || busy) return false
  const faces = [...typed, face]
  const isLast = faces.length >= awaited.count
  session.store.set((now) => ({ ...now, typed: faces, busy: isLast }))
  if (isLast) void typeDice(session, faces)
  return true
}

/** The last die was misread. */
export const untypeFace = (session: Session): void =>
  session.store.set((now) => ({ ...now, typed: now.typed.slice(0, -1) }))

const typeDice = (session: Session, faces: readonly number[]): Promise<void> =>
  session.attempt(async () => {
    const { snapshot } = await session.client.call('dice', faces)
    if (snapshot) session.receive(snapshot)
  })
