/** The picture of a list: one of the emblems. */
import { iconNames } from '@muster/draw'
import { useState } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'

interface PictureFieldProps {
  readonly picture: string | undefined
  onChange(picture: string): void
}

export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="picture-field">
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Emblem icon={picture ?? 'flag-objective'} size={28} />
        {words.armies.picture}
      </button>
      {isOpen && (
        <div className="picture-choices">
          {iconNames.map((icon) => (
            <button
              key={icon}
              type="button"
              className="btn icon"
              aria-label={icon.replaceAll('-', ' ')}
              aria-pressed={icon === picture}
              onClick={() => onChange(icon)}
            >
              <Emblem icon={icon} size={30} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
