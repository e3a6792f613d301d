/** A roll of the attack: the faces that pass, the one that fell, and the choice of another. */
import type { WorkedRoll } from '@muster/engine'
import { words } from '../words/words.ts'

interface PickerProps {
  readonly roll: WorkedRoll
  /** Undefined where the number itself matters. */
  readonly succeeds: readonly number[] | undefined
  onFaces(faces: readonly number[]): void
}

export function FacePicker({ roll: { what, sides, faces }, succeeds, onFaces }: PickerProps) {
  const all = Array.from({ length: sides }, (_, index) => index + 1)
  return (
    <fieldset className="face-picker">
      <legend>{succeeds ? words.drafts.faces(what, succeeds) : what}</legend>
      {faces.map((fallen, die) => (
        <div key={die} className="face-row">
          {all.map((face) => (
            <button
              key={face}
              type="button"
              className="face"
              data-passes={succeeds?.includes(face) || undefined}
              aria-pressed={face === fallen}
              aria-label={words.drafts.face(face, succeeds?.includes(face) ?? false)}
              onClick={() => onFaces(faces.with(die, face))}
            >
              {face}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
